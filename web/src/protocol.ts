// Made by `python -m passgo.protocol.typescript`; not edited by hand.

export type BuildingKind = "depot" | "hotel" | "house" | "skyscraper" | "stand";

export type FactKind = "at" | "card" | "cash" | "dollars" | "jailed" | "laps" | "level" | "mortgaged" | "out" | "owner" | "roll" | "shares" | "shuffled" | "turn" | "vouchers";

export type Told = "" | "line-bids" | "line-bids-rose" | "line-left" | "line-passed" | "line-rent-paid" | "line-threw-moved" | "more" | "not" | "rule";

export type Look = "primary" | "quiet" | "secondary";

export type Takeback = "" | "asks" | "free";

export type OfferEnd = "accepted" | "impossible" | "lapsed" | "rejected" | "withdrawn";

export type FaultKey = "bad-points" | "bad-start" | "dice-not-agreed" | "internal" | "malformed" | "no-chat" | "no-circle" | "no-game" | "no-guest" | "no-key" | "no-offer" | "no-table" | "not-host" | "not-now" | "not-yours" | "notation" | "stale" | "store" | "taken" | "too-many" | "vote-not-waited" | "vote-too-soon";

export type SeatKind = "bot" | "person";

export type PlaceKind = "banker" | "bot" | "person";

export type Correctable = "" | "all" | "things";

export type PanelArgumentType = "building" | "deck" | "deed" | "lot" | "money" | "number" | "seat" | "space";

export type Claims = "automatic" | "strict";

export type Phase = "gathering" | "given-up" | "over" | "playing";

export type Presence = "away" | "gone" | "here";

export type Missing = "links" | "mail" | "notices" | "saving";

export type Phrase = "fair-offer" | "hello" | "need-that" | "not-at-that-price" | "one-moment" | "sorry" | "thanks" | "well-played" | "well-thrown" | "your-turn";

export type Reaction = "be-back" | "come-again" | "lucky" | "ouch" | "too-dear" | "wait-for-mine" | "well-bid";

export type ChatMode = "free" | "off" | "phrases";

export type DiceStep = "promise" | "ready" | "show";

export type DeedKind = "railroad" | "street" | "taxi" | "utility";

export type World = "ice" | "roofs" | "sea" | "snow" | "vault";

export type Topic = "card" | "deed" | "knob" | "name" | "rule" | "space" | "stock";

export type Ink = "brown" | "dark_blue" | "green" | "light_blue" | "orange" | "pink" | "purple" | "railroad" | "red" | "taxi" | "utility" | "yellow";

export type QuestionKind = "auction" | "buy" | "chance" | "debt" | "dollars" | "give_voucher" | "jail" | "last_call" | "move" | "offer" | "opening" | "over" | "pay_or_draw" | "place" | "rents" | "return_voucher" | "rolloff" | "sell_house" | "share" | "shortage" | "storm" | "take_voucher" | "tax" | "throw" | "transfer";

export type LotKind = "any-share" | "building" | "card" | "deed" | "dollar" | "roll" | "share" | "voucher";

export type RecordPart = "edition" | "file" | "moves" | "start";

export type ReviewState = "counting" | "done" | "failed" | "waiting";

export type PuzzleLevel = "easy" | "hard" | "middling";

export type FieldKind = "choice" | "flag" | "number" | "words";

export type SubjectTable = "cards" | "companies" | "decks" | "deeds" | "groups" | "knobs" | "roll_three" | "spaces" | "squeeze_play" | "stock" | "vouchers";

export type Language = "en" | "fr";

export const LONGEST_NAME = 24;
export const LONGEST_CIRCLE_NAME = 40;
export const USUAL_POINTS = [[1], [3, 2, 1], [4, 2, 1]];
export const LONGEST_POINTS = 40;
export const OFFERS_A_TURN = 2;
export const USUAL_TURNS = 20;
export const MOST_TURNS = 100;
export const LONGEST_WORD = 80;
export const LONGEST_SAID = 300;
export const LONGEST_TITLE = 60;
export const LONGEST_TEXT = 400;
export const SHORTEST_GAME = 15;
export const LONGEST_GAME = 180;
export const CHARACTER_NAMES = {"marguerite": "Marguerite", "quill": "Quill", "theo": "Théo", "odile": "Odile", "barnaby": "Barnaby", "sable": "Sable"};
export const AT_LEVEL = ":level=";

/** Every kind of event, and of which type its arguments are. */
export const EVENTS = {
  "rolled-off": { first: "pips", second: "pips" },
  "goes-first": {},
  "turn-began": {},
  "threw": { first: "pips", second: "pips" },
  "threw-for-rent": { first: "pips", second: "pips" },
  "red-fell": { face: "number" },
  "chose-move": { count: "number" },
  "chose-space": { space: "space" },
  "moves-on": {},
  "dealt": { deed: "deed", price: "cost" },
  "dealt-free": { deed: "deed" },
  "bell-rang": {},
  "pot-paid": { amount: "gain" },
  "stays-with-bank": { deed: "deed" },
  "doubles-again": {},
  "third-doubles": {},
  "moved": { origin: "space", target: "space", steps: "number" },
  "salary": { amount: "gain" },
  "stopped": { space: "space" },
  "on-sale": { deed: "deed", price: "money" },
  "bought": { deed: "deed", price: "cost" },
  "declined": { deed: "deed" },
  "auction-opened": { deed: "deed", opening: "money" },
  "building-auction-opened": { building: "building", opening: "money" },
  "bid": { amount: "money" },
  "passed": {},
  "auction-won": { deed: "deed", price: "cost" },
  "building-won": { building: "building", price: "money" },
  "unsold": { deed: "deed" },
  "building-unsold": { building: "building" },
  "shortage-given-up": { building: "building" },
  "rent-open": { owner: "seat", deed: "deed", amount: "money" },
  "rent-dice-open": { owner: "seat", deed: "deed", factor: "number" },
  "rent-none": { owner: "seat", deed: "deed" },
  "rent-claimed": { lander: "seat", deed: "deed", amount: "money" },
  "rent-dice-claimed": { lander: "seat", deed: "deed", factor: "number" },
  "rent-waits": { lander: "seat", deed: "deed" },
  "rent-waived": { lander: "seat", deed: "deed", amount: "money" },
  "rent-lapsed": { lander: "seat", deed: "deed", amount: "money" },
  "paid": { to: "seat", amount: "cost", deed: "deed" },
  "received": { amount: "gain", why: "rule" },
  "drew": { card: "card" },
  "kept-card": { card: "card" },
  "card-returned": { card: "card" },
  "tax-asked": { flat: "money", percent: "number" },
  "tax-chosen": { amount: "money", percent: "number", space: "space" },
  "jailed": { why: "rule" },
  "stays-in-jail": { tries: "number" },
  "freed": { why: "rule" },
  "built": { deed: "deed", level: "level", price: "cost" },
  "sold-building": { deed: "deed", level: "level", amount: "gain" },
  "sold-hotel": { deed: "deed", level: "level", amount: "gain" },
  "sold-group": { group: "group", level: "level", amount: "gain" },
  "shortage": { building: "building", count: "number" },
  "wanted": { building: "building", count: "number" },
  "mortgaged": { deed: "deed", amount: "gain" },
  "lifted": { deed: "deed", amount: "cost" },
  "kept-mortgage": { deed: "deed", fee: "money" },
  "offered": { to: "seat" },
  "accepted": { offerer: "seat" },
  "rejected": { offerer: "seat" },
  "withdrawn": { to: "seat" },
  "traded-deed": { to: "seat", deed: "deed" },
  "traded-card": { to: "seat", card: "card" },
  "traded-cash": { to: "seat", amount: "cost" },
  "in-debt": { to: "seat", amount: "money", deed: "deed" },
  "went-bankrupt": { to: "seat", amount: "money" },
  "inherited-deed": { deed: "deed", mortgaged: "number", level: "level" },
  "inherited-card": { card: "card" },
  "counted": { cash: "money", deeds: "money", buildings: "money" },
  "game-over": {},
  "richest": { total: "money", winners: "number" },
  "drew-voucher": { voucher: "voucher" },
  "drew-ticket": { amount: "money" },
  "drew-roll": { roll: "roll" },
  "dealt-voucher": { voucher: "voucher" },
  "dealt-roll": { roll: "roll" },
  "nothing-to-draw": {},
  "die8-fell": { face: "number", deed: "deed" },
  "threw-three": { first: "pips", second: "pips", third: "pips" },
  "roll-three-paid": { roll: "roll", matches: "number", amount: "gain" },
  "threw-squeeze": { first: "pips", second: "pips" },
  "squeezed": { sum: "number", amount: "money", vouchers: "number" },
  "voucher-played": { voucher: "voucher" },
  "vouchers-expired": { count: "number" },
  "voucher-given": { to: "seat", voucher: "voucher" },
  "voucher-returned": { voucher: "voucher" },
  "dollars-on-sale": { count: "number", price: "money" },
  "dollars-bought": { count: "number", amount: "cost" },
  "dollars-sold": { count: "number", amount: "gain" },
  "dollars-gained": { count: "number" },
  "share-on-sale": {},
  "share-declined": {},
  "share-taken": { company: "company", price: "cost" },
  "share-chosen": { company: "company" },
  "dividend": { company: "company", count: "number", amount: "gain" },
  "shares-returned": { company: "company", count: "number" },
  "share-mortgaged": { company: "company", amount: "gain" },
  "share-lifted": { company: "company", amount: "cost" },
  "storm-chosen": { owner: "seat", lot: "deed" },
  "storm-hit": { deed: "deed", before: "level", level: "level" },
  "lot-auction-opened": { lot: "lot", opening: "money" },
  "lot-won": { lot: "lot", price: "cost" },
  "lot-unsold": { lot: "lot" },
  "traded-dollars": { to: "seat", count: "number" },
  "traded-shares": { to: "seat", company: "company", count: "number" },
  "traded-roll": { to: "seat", roll: "roll" },
  "paid-half": { to: "seat", amount: "cost", rest: "money" },
  "gave-deed": { to: "seat", deed: "deed", rest: "money" },
  "inherited-shares": { company: "company", count: "number" },
  "inherited-dollars": { count: "number" },
  "inherited-roll": { roll: "roll" },
  "inherited-vouchers": { voucher: "voucher", count: "number" },
  "counted-papers": { shares: "money", dollars: "money" },
  "left-deed": { deed: "deed" },
  "left-lot": { lot: "lot", count: "number" },
  "counted-unpaid": { amount: "money" },
  "last-call": {},
  "depot-built": { deed: "deed", building: "building", price: "cost" },
  "depot-sold": { deed: "deed", building: "building", amount: "gain" },
} as const;

export type EventKind = keyof typeof EVENTS;

/** Types of argument that are numbers; all others are ids, seats among them. */
export type AmountType = "money" | "gain" | "cost" | "number" | "pips";

export type EventArgs<K extends EventKind> = {
  [A in keyof (typeof EVENTS)[K]]: (typeof EVENTS)[K][A] extends AmountType
    ? number
    : (typeof EVENTS)[K][A] extends 'level'
      ? Built
      : string;
};

/** Events by which a rent is settled, one of the turn before as well. */
export const SETTLING_RENT: ReadonlySet<EventKind> = new Set<EventKind>(["threw-for-rent", "rent-claimed", "rent-dice-claimed", "rent-waived", "rent-lapsed", "paid"]);

/** The things that a bankrupt player leaves to the Bank. */
export const LEFT_TO_BANK: ReadonlySet<EventKind> = new Set<EventKind>(["left-deed", "left-lot"]);

export type Verb = "accept" | "bankrupt" | "bid" | "build" | "buy" | "claim" | "decline" | "dollars" | "done" | "draw" | "fine" | "give" | "half" | "keep" | "lift" | "mortgage" | "move" | "offer" | "open" | "pass" | "pay" | "place" | "reject" | "return" | "roll" | "sell" | "sell all" | "sell dollars" | "share" | "storm" | "take" | "tax flat" | "tax percent" | "use" | "voucher" | "waive" | "want" | "withdraw";

/** The first message of a socket: who is there. Answered by `Welcome`. */
export interface Hello {
  t: "hello";
  id: string;
  secret: string;
  /** The guest's name; empty: as before. */
  name?: string;
}

/** Call myself otherwise from now on; seats that are taken keep their names. */
export interface Rename {
  t: "rename";
  id: string;
  name: string;
}

/** Leave every table of mine for good, and delete me. Nobody can undo it.
 *
 * My name becomes a neutral one wherever it is kept, finished games included, and what I said is gone. The moves
 * stay. This socket speaks for nobody from then on.
 */
export interface DeleteMe {
  t: "delete-me";
  id: string;
}

/** Leave the table, if at one, and get my tables and the open ones, now and whenever they change. */
export interface ListTables {
  t: "tables";
  id: string;
}

/** Go to a table, to play or to watch. Answered by an `Ack` after its `TableView` and `GameView`. */
export interface Visit {
  t: "visit";
  id: string;
  code: string;
  /** The game that this screen knows already, and how many moves of its record. */
  game?: string;
  since?: number;
}

/** The time that a table gives. All 0: nobody is hurried. */
export interface Clock {
  /** Seconds for each decision, before the bank of time is touched. */
  decision: number;
  /** Seconds that each player has in addition, for the whole game. */
  bank: number;
  /** Days for each decision, for a game by correspondence; the other two are 0 then. */
  days: number;
  /** Seconds from the last bid to the fall of the hammer: going once, twice, sold. 0: until all have passed. */
  auction: number;
  /** Seconds that a person may be away before a bot stands in; 0: none ever does. */
  away: number;
}

/** The settings of a table. */
export interface TableTerms {
  edition: string;
  /** How long a timed game lasts, `MINUTES` where nothing is said; refused for any other. */
  minutes: number | null;
  /** House rules, by knob (`EditionBrief.house` lists those there are). The edition's own answer is none. */
  house: Record<string, number | boolean>;
  claims: Claims;
  clock: Clock;
  /** An open table: it stands in the list of all, and anybody may take a seat. Else only by link or code. */
  listed: boolean;
  /** People roll and draw on a board of their own, and enter the outcomes. The program keeps the Bank. */
  real_board: boolean;
  /** While they play, players may ask what each answer is worth. One who plays alone among bots always may. */
  advice: boolean;
}

/** A place as it is laid. A `banker` only keeps the bank; one at most, where the book allows. */
export interface NewPlace {
  kind: PlaceKind;
  /** Empty if the seat is free: the person who takes it brings their name. */
  name?: string;
  token?: string;
  bot?: string;
  /** Standing order: rents are claimed for this seat as soon as they are due. */
  claims?: boolean;
  /** Of a person or a banker: to be taken by whoever comes. */
  free?: boolean;
}

/** A custom edition: the edition that it extends, and the changes. */
export interface OwnBoard {
  base: string;
  title: string;
  /** By key of a field, as `deeds.boardwalk.price`. */
  changes: Record<string, number | boolean | string | Record<string, string>>;
}

/** Lay a table, be its host, and go there. */
export interface CreateTable {
  t: "create";
  id: string;
  terms: TableTerms;
  /** Persons who are not `free` are people at this screen: their seats are the host's. */
  places: NewPlace[];
  /** Begin at once; refused where a place is free. */
  begin?: boolean;
  /** A position to play on from, as a record without moves. It says what is played by and how many play. */
  start?: string;
  /** A custom edition, instead of the one that the terms name. The table keeps it as it is now. */
  board?: OwnBoard | null;
  /** The circle whose table it is: nobody else ever sees it, and its result is kept. It cannot be `listed`. */
  circle?: string;
}

/** After the game: a new table with the same people, and go there. The others get its code. */
export interface Rematch {
  t: "rematch";
  id: string;
}

/** Get the key of this server, which a browser needs to make an address. Answered by `PushKey`. */
export interface AskPushKey {
  t: "push-key";
  id: string;
}

/** Send me notices in this browser while no page of mine is open, in this language from now on. */
export interface NotifyBrowser {
  t: "notify";
  id: string;
  endpoint: string;
  /** The browser's point on the curve P-256, as RFC 8291 has it, in base64url. */
  p256dh: string;
  /** A secret of the browser and this server. */
  auth: string;
  language: Language;
}

/** Send me no more notices in this browser, and forget it. */
export interface ForgetBrowser {
  t: "notify-not";
  id: string;
  endpoint: string;
}

/** Which host does this table post notices to? For the host of the table; answered by `Webhook`. */
export interface AskWebhook {
  t: "webhook";
  id: string;
}

/** Post notices of this table there from now on, in this language; a first one says so. For the host of the table. */
export interface SetWebhook {
  t: "webhook-set";
  id: string;
  /** The webhook of a chat, `https://…`. Nobody is shown it again. */
  address: string;
  language: Language;
}

/** Post no more notices of this table. For the host of the table. */
export interface DropWebhook {
  t: "webhook-drop";
  id: string;
}

/** To which address do I get mail? Answered by `Mail`. */
export interface AskMail {
  t: "mail";
  id: string;
}

/** Send me notices there, in this language, once the owner of the address has followed a link that is sent there. */
export interface NotifyByMail {
  t: "mail-set";
  id: string;
  address: string;
  language: Language;
}

/** Send me no more mail, and forget the address. */
export interface ForgetMail {
  t: "mail-drop";
  id: string;
}

/** Found a circle, with me as its first member. Answered by a `CircleLink`. */
export interface FoundCircle {
  t: "found-circle";
  id: string;
  name: string;
}

/** Become a member by the key of a link. Answered by a `CircleLink` without a key. */
export interface JoinCircle {
  t: "join-circle";
  id: string;
  key: string;
}

/** Have a new link made; the one before leads nowhere from then on. Answered by a `CircleLink`. For every member. */
export interface RenewLink {
  t: "renew-link";
  id: string;
  circle: string;
}

/** Give a circle another name. For every member. */
export interface RenameCircle {
  t: "rename-circle";
  id: string;
  circle: string;
  name: string;
}

/** Choose the points for an evening, from this year on; earlier years stay as they are. For every member. */
export interface CountEvenings {
  t: "count-evenings";
  id: string;
  circle: string;
  /** For the first place, the second, and so on, as `5, 3, 2, 1`; null if what everybody was worth at the end counts. */
  points: string | null;
}

/** Leave a circle, and its tables for good. With its last member the circle goes, and all its evenings. */
export interface LeaveCircle {
  t: "leave-circle";
  id: string;
  circle: string;
}

/** Have somebody leave as by `LeaveCircle`; the link is void. For the member who has been there longest. */
export interface RemoveMember {
  t: "remove-member";
  id: string;
  circle: string;
  guest: string;
}

/** Go to the table at which a circle plays now; if there is none, to a new one as they played last. */
export interface PlayTogether {
  t: "play-together";
  id: string;
  circle: string;
}

/** Take a free place; in a game that runs, one that its person left or that a vote freed. */
export interface Sit {
  t: "sit";
  id: string;
  place: number;
  /** The name of this seat; empty: that of the guest. */
  name?: string;
}

/** Give a place of mine back, before the game. */
export interface StandUp {
  t: "stand";
  id: string;
  place: number;
}

/** Change the name of a place of mine, and before the game its token; the host changes those of bots too, before it. */
export interface ChangePlace {
  t: "place";
  id: string;
  place: number;
  name?: string;
  /** An empty field stays as it is. */
  token?: string;
}

/** Lay one more place, before the game. For the host. */
export interface AddPlace {
  t: "add";
  id: string;
  new: NewPlace;
}

/** Take a place away, before the game, with whoever sits there. For the host. */
export interface DropPlace {
  t: "drop";
  id: string;
  place: number;
}

/** Two places change their order, before the game. For the host. */
export interface SwapPlaces {
  t: "swap";
  id: string;
  place: number;
  other: number;
}

/** I am ready to begin, with all places of mine, or not after all. */
export interface SetReady {
  t: "ready";
  id: string;
  ready: boolean;
}

/** Change what is agreed, before the game: nobody is ready then. For the host. */
export interface Propose {
  t: "propose";
  id: string;
  terms: TableTerms;
}

/** Send away a guest who plays or watches: their places are free, in a game bots play them; the table gets another code. For the host. */
export interface RemoveGuest {
  t: "remove";
  id: string;
  guest: string;
}

/** Make another guest with a seat the host. For the host. */
export interface HandOver {
  t: "hand";
  id: string;
  guest: string;
}

/** Begin the game: every place is taken and everybody ready. For the host. */
export interface Begin {
  t: "begin";
  id: string;
}

/** Leave with all places of mine: before the game they are free, in a game bots play them to its end. */
export interface LeaveForGood {
  t: "quit";
  id: string;
}

/** Give the table up, before the game or during it; its record is kept. For the host. */
export interface GiveUp {
  t: "give-up";
  id: string;
}

/** Agree that a game which stands still (`TableView.standstill`) ends here by a count, or not after all.
 *
 * It ends once every person who is still in it says so. Bots agree to it.
 */
export interface AgreeToEnd {
  t: "agree-end";
  id: string;
  agree: boolean;
}

/** Have a key made by which a place of mine can be taken on another device, once. Answered by `SeatKey`. */
export interface PassSeat {
  t: "pass";
  id: string;
  place: number;
}

/** Take the place that a key was made for. */
export interface TakeSeat {
  t: "take";
  id: string;
  key: string;
}

/** Vote that the place of another, who holds up the game, is freed: a bot plays it, and anybody may sit down.
 *
 * It is freed once more than half of the other persons with seats say so.
 */
export interface VoteFree {
  t: "vote";
  id: string;
  place: number;
  free: boolean;
}

/** Say something to all at the table: either a phrase or a text. */
export interface Say {
  t: "say";
  id: string;
  phrase?: Phrase | Reaction | null;
  text?: string;
  /** The move that it is said to: its number in the record (`Entry.n`); 0: to none. */
  about?: number;
}

/** Set what may be said at this table. For the host. */
export interface SetChat {
  t: "chat";
  id: string;
  chat: ChatMode;
}

/** Show spectators the winning chances this many turns late; 0: never. For the host. */
export interface SetChances {
  t: "chances";
  id: string;
  late: number;
}

/** Take back the last decision of a seat of mine, and what came after; where others moved too they are asked.
 *
 * `SeatOptions.takeback` says whether it can be. `n` is the length of the record that the screen knew.
 */
export interface AskTakeback {
  t: "takeback";
  id: string;
  seat: string;
  n: number;
}

/** Agree that another undoes their move, or refuse it. */
export interface AnswerTakeback {
  t: "agree";
  id: string;
  agree: boolean;
}

/** Make a move, or a free action, written in the notation. `n` is the record length it was decided at. */
export interface PlayMove {
  t: "move";
  id: string;
  n: number;
  text: string;
}

/** At a real board: the program rolls, or draws, instead of people. `n` is as in `PlayMove`. */
export interface LetFall {
  t: "fall";
  id: string;
  n: number;
  /** The move of a seat that rolls, after those that it settles; empty if the outcome is awaited already. */
  text?: string;
}

/** Put an offer on the table, written as `p1 offer p2 THINGS for THINGS`. Talk until accepted. */
export interface MakeOffer {
  t: "offer";
  id: string;
  text: string;
  /** A short word that goes with it, where the table may talk freely. */
  word?: string;
}

/** Accept or reject a standing offer (its receiver), or withdraw it (its offerer). */
export interface AnswerOffer {
  t: "answer";
  id: string;
  offer: number;
  answer: "accept" | "reject" | "withdraw";
}

/** Would this move or offer be legal now, and if not, why not? Answered by `Judged`. */
export interface AskWhy {
  t: "why";
  id: string;
  text: string;
}

/** Change the standing order of a seat: whether its rents are claimed for it. */
export interface SetStanding {
  t: "standing";
  id: string;
  seat: string;
  claims: boolean;
}

/** The order for the deeds of one group. */
export interface GroupOrder {
  group: string;
  /** Whether one is bought at its price; empty: that waits for the player. */
  landing: "" | "buy" | "decline";
  /** The highest bid for one in an auction; 0: that waits for the player. */
  bid: number;
}

/** An offer that is accepted if another player makes it, exactly so. */
export interface Acceptance {
  /** As `p2 offer p1 THINGS for THINGS`. */
  text: string;
  /** Until then, seconds since 1970. */
  until: number;
  /** Which of its deeds were mortgaged when the order was given, as the server saw it: if others are, the order does nothing. */
  mortgaged: string[];
}

/** All orders for one seat. Without any, it waits for its player, or for the bot that stands in. */
export interface Orders {
  /** Roll the dice. */
  roll: boolean;
  /** How many more turns may be rolled for before the player looks in again: a game of orders alone would run away. */
  turns: number;
  groups: GroupOrder[];
  accept: Acceptance[];
  /** Build on complete groups as long as this much cash is left; null: build nothing. */
  build: number | null;
  /** In jail: roll for doubles, or leave by a card or the fine; empty: that waits for the player. */
  jail: "" | "pay" | "stay";
  /** The tax that is paid if there is a choice; empty: that waits for the player. */
  tax: "" | "flat" | "percent";
  /** Whether a mortgage is kept or lifted that comes with a deed; empty: that waits for the player. */
  mortgaged: "" | "keep" | "lift";
  /** End turns without a travel voucher. */
  last_call: boolean;
  /** Offers to this seat: decline those that want a deed of a complete group, or all, unless they are to be accepted;
   * empty: they wait for the player.
   */
  offers: "" | "complete" | "decline";
  /** The last offers that were declined so since these orders were left, as the server noted them. */
  declined: string[];
  /** In debt: mortgage before buildings are sold, or the other way round, if that pays all of it; empty: that waits for
   * the player.
   */
  debt: "" | "mortgage" | "sell";
}

/** Leave these orders for a seat of mine, instead of those before (`SeatOptions.orders`). */
export interface LeaveOrders {
  t: "orders";
  id: string;
  seat: string;
  orders: Orders;
}

/** How long bots take over a decision, in milliseconds (0–5000). */
export interface SetPace {
  t: "pace";
  id: string;
  ms: number;
}

/** For seats of mine: commitments to seeds that my browser has made for the dice of this game. */
export interface PromiseSeeds {
  t: "promise";
  id: string;
  game: string;
  attempt: number;
  commitments: Record<string, string>;
}

/** For seats of mine: the seeds that were promised, now that the server is bound. */
export interface ShowSeeds {
  t: "show";
  id: string;
  game: string;
  attempt: number;
  seeds: Record<string, string>;
}

/** Is the line still up? Answered by a `Pong` at once: a line that was cut off silently answers nothing. */
export interface Ping {
  t: "ping";
  id: string;
}

export type ClientMessage =
  | Hello
  | Rename
  | DeleteMe
  | ListTables
  | Visit
  | CreateTable
  | Rematch
  | AskPushKey
  | NotifyBrowser
  | ForgetBrowser
  | AskWebhook
  | SetWebhook
  | DropWebhook
  | AskMail
  | NotifyByMail
  | ForgetMail
  | FoundCircle
  | JoinCircle
  | RenewLink
  | RenameCircle
  | CountEvenings
  | LeaveCircle
  | RemoveMember
  | PlayTogether
  | Sit
  | StandUp
  | ChangePlace
  | AddPlace
  | DropPlace
  | SwapPlaces
  | SetReady
  | Propose
  | RemoveGuest
  | HandOver
  | Begin
  | LeaveForGood
  | GiveUp
  | AgreeToEnd
  | PassSeat
  | TakeSeat
  | VoteFree
  | Say
  | SetChat
  | SetChances
  | AskTakeback
  | AnswerTakeback
  | PlayMove
  | LetFall
  | MakeOffer
  | AnswerOffer
  | AskWhy
  | SetStanding
  | LeaveOrders
  | SetPace
  | PromiseSeeds
  | ShowSeeds
  | Ping;

/** The answer to `Hello` and `Rename`: who you are to the others. */
export interface Welcome {
  t: "welcome";
  id: string;
  /** A public name of this guest for the program; everybody at their tables sees it. */
  guest: string;
  name: string;
  /** The code of the table to continue: the last one created where a seat is yours and the game is not over; empty if there is none. */
  latest: string;
  /** Services that this host does not have. */
  missing: Missing[];
}

/** The answer to `AskPushKey`. */
export interface PushKey {
  t: "push-key";
  id: string;
  /** The server's point on the curve P-256, in base64url. */
  key: string;
}

/** The answer to `AskWebhook`. */
export interface Webhook {
  t: "webhook";
  id: string;
  /** The name of the host in its address; empty if there is none. */
  host: string;
}

/** A mail address for notices. */
export interface MailView {
  /** Empty if there is none. */
  address: string;
  /** Its owner has followed the link. */
  confirmed: boolean;
}

/** The answer to `AskMail`. */
export interface Mail {
  t: "mail";
  id: string;
  mail: MailView;
}

/** A vote to free a place. It ends with an answer of its person, too. */
export interface VoteView {
  /** Those who are for it. */
  guests: string[];
  /** How many must be. */
  needed: number;
  /** Since when the game waits for an answer of that place, seconds since 1970. */
  since: number;
  /** When it ends. */
  until: number;
}

/** One place at a table. */
export interface PlaceView {
  place: number;
  /** `p1`–`p8`, `bank` for one who only banks: the order of the moment, and of the game once it is on. */
  seat: string;
  kind: PlaceKind;
  /** Empty where nobody has sat down yet. */
  name: string;
  token: string;
  /** Of a bot, which; of a person, the bot that stands in now, or none. */
  bot: string;
  /** The guest whose seat it is; empty for a bot, and if it is free. */
  guest: string;
  ready: boolean;
  /** Of a person; a bot is always here. */
  presence: Presence;
  /** The time their last screen left, seconds since 1970; 0 while one is here. */
  seen: number;
  /** When a bot will sit in for who is away, seconds since 1970; 0 where none will, or does already. */
  sits_in_at: number;
  /** The vote to free it, if there is one. */
  vote: VoteView | null;
}

/** A guest who is at the table and has no seat there. */
export interface WatcherView {
  guest: string;
  name: string;
}

/** Why something is refused: text key `refusal-KEY`, and the rule id it rests on. */
export interface ReasonView {
  key: string;
  rule: string;
}

/** A game which the rules of today refuse to continue. Its record is kept as it is. */
export interface RefusedGame {
  game: string;
  /** When it was begun, seconds since 1970. */
  at: number;
  /** How many moves its record has. */
  moves: number;
  /** The move that is refused; 0 where it is the set-up. */
  n: number;
  move: string;
  /** The rule that refuses it; null where another thing than a rule does. */
  reason: ReasonView | null;
}

/** A game stands still: for many rounds nothing has changed hands or been built, and everybody has grown richer. */
export interface StandstillView {
  /** The rounds without a change, when it was found. */
  rounds: number;
  /** The guests who want it to end by a count. */
  agreed: string[];
  /** The others who are still in the game. It ends once all agree. */
  waits_for: string[];
}

/** A table with its people, the same for all: sent to who comes, and to all whenever something of it changes. */
export interface TableView {
  t: "table";
  code: string;
  phase: Phase;
  terms: TableTerms;
  /** Before the last changes, so that they can be marked; null if there were none. */
  terms_before: TableTerms | null;
  /** The title of a custom edition; empty for one of passgo. */
  title: Record<string, string>;
  /** The guest who is host; empty where the host left and nobody with a seat is there to be it. */
  host: string;
  host_name: string;
  places: PlaceView[];
  /** Of many, some. */
  watchers: WatcherView[];
  /** How many there are. */
  watcher_count: number;
  /** The least number of players in this edition, and the most. */
  least: number;
  most: number;
  /** All places are taken and everybody is ready. */
  may_begin: boolean;
  /** The game of this table, if the rules of today refuse to continue it. */
  refused: RefusedGame | null;
  /** How many turns late spectators are shown the winning chances; 0: never. */
  chances_late: number;
  /** The code of the table where these people play again; empty where nobody has asked for it. */
  rematch: string;
  /** Null while the game does not stand still. */
  standstill: StandstillView | null;
  /** The circle whose table it is; empty for any other. */
  circle: string;
}

/** A place in a list of tables. */
export interface SeatBrief {
  kind: PlaceKind;
  name: string;
  token: string;
  taken: boolean;
}

/** A table in a list. */
export interface TableBrief {
  code: string;
  phase: Phase;
  edition: string;
  /** As of a `TableView`. */
  title: Record<string, string>;
  host_name: string;
  seats: SeatBrief[];
  /** How many house rules it has. */
  house: number;
  /** How long a timed game lasts; 0 for any other. */
  minutes: number;
  clock: Clock;
  /** 0 before the game. */
  turn_no: number;
  /** The kind of question the game waits for, as in `Question`; empty where it waits for none. */
  awaits: string;
  /** Names of those it waits for. */
  waits_for: string[];
  /** When something happened there last, seconds since 1970. */
  at: number;
  /** Its game, by which it is looked at; empty of one that nobody has touched since games had pages. */
  game: string;
  /** As of a `TableView`. */
  circle: string;
}

/** One of my tables. */
export interface MyTable {
  table: TableBrief;
  waits_for_me: boolean;
  /** I am its host. */
  host: boolean;
}

/** A circle of mine in a list. */
export interface CircleBrief {
  circle: string;
  name: string;
  /** Their names. */
  members: string[];
  /** The code of the table at which they play now; empty if there is none. */
  table: string;
}

/** The lists of tables, the last to change first. Those finished or given up stand among mine only. */
export interface TableLists {
  t: "tables";
  mine: MyTable[];
  open: TableBrief[];
  /** My circles, the oldest first. */
  circles: CircleBrief[];
}

/** The circle that was founded or joined, or has a new link. */
export interface CircleLink {
  t: "circle";
  id: string;
  circle: string;
  /** Of the new link; no one can read it again. */
  key: string;
}

/** The answer to `PassSeat`. The link is the table's own with the key behind `#`, where no server ever sees it. */
export interface SeatKey {
  t: "key";
  id: string;
  key: string;
  /** Good until then, seconds since 1970. */
  until: number;
}

/** The host sent you away: this screen is at no table now. */
export interface Removed {
  t: "removed";
  code: string;
}

/** The buildings on a deed: a number of one kind. */
export interface Built {
  /** Empty where nothing stands. */
  building: BuildingKind | "";
  count: number;
}

/** The cash of a seat before something happened and after it. */
export interface PurseView {
  seat: string;
  before: number;
  after: number;
}

/** The deed of an event changes hands. */
export interface HandedView {
  /** A seat, or the bank. */
  to: string;
  /** Its value in a seat's total wealth. */
  counted: number;
  /** The rent of a visitor there; of a utility, a multiple of the dice. */
  rent: number;
}

/** A group of which a seat has every deed. */
export interface WholeView {
  seat: string;
  /** The number of its deeds that are mortgaged. */
  mortgaged: number;
  /** Houses may be put there, as far as its deeds go. */
  builds: boolean;
}

/** Something that happened: text key `event-KIND`, its rule id, and its arguments by name.
 *
 * Arguments are seats, ids, whole numbers, or what stands on a deed; `EVENTS` says which, made from `passgo.rules.base.events`.
 */
export interface EventOf<K extends EventKind> {
  kind: K;
  rule: string;
  seat: string;
  args: EventArgs<K>;
  /** The dice, if it is a roll; a third after two that move or set a price is red. */
  dice: number[];
  /** The spaces that a token came over, by index: where it stood, each it passed, where it stands.
   *
   * One alone where it was put there, as into jail.
   */
  path: number[];
  /** Of the seats whose cash it changed. */
  purses: PurseView[];
  /** The kind of the event that announced this payment: a squeeze, or a bankrupt who leaves all they have; otherwise left out. */
  part_of?: string;
  /** The receiver, if it hands its deed over; otherwise left out. */
  handed?: HandedView | null;
  /** The group that is whole by the deed that is handed over here; else left out. */
  whole?: WholeView | null;
  /** How a record tells it; left out where it begins a line. */
  told?: Told;
  /** The place of an event of the move before that this one answers, so that it need not be shown any more; −1 for none. */
  answers?: number;
}

export type EventView = { [K in EventKind]: EventOf<K> }[EventKind];

/** Something that was corrected (`passgo.game.Fact`): the text `corrected-WHAT` with these arguments. */
export interface FactView {
  what: FactKind;
  /** The owner; `bank`. */
  seat: string;
  deed: string;
  space: string;
  card: string;
  roll: string;
  company: string;
  voucher: string;
  deck: string;
  /** An amount, a number, a level, or 1 for what is so and 0 for what is not. */
  count: number;
}

/** One move of the record with the events that followed from it. `n` counts from 1. */
export interface Entry {
  n: number;
  text: string;
  /** Server time, seconds since 1970. */
  at: number;
  events: EventView[];
  /** Nobody decided it: dice or cards fell, the bell rang, moves were taken back. */
  by_table: boolean;
  /** Their time was up: passgo made the least move that the rules allow. */
  by_clock: boolean;
  /** Their player was away, and had left orders for it. */
  by_order: boolean;
  /** The moves that were taken back here, by their `n`, the last of them first. */
  undone: number[];
  /** The corrections on the real board. */
  corrected: FactView[];
}

/** The events at a seat of mine while a bot stood in for me, shown when I am back. */
export interface Meanwhile {
  t: "meanwhile";
  game: string;
  seat: string;
  /** How many turns it began. */
  turns: number;
  /** The moves by which the bot did something for the seat, or the seat got something or gave it away, with those events only. */
  entries: Entry[];
}

/** Something that was said. */
export interface ChatLine {
  guest: string;
  /** Their name at that time. */
  name: string;
  /** The key of a phrase; empty where it is a text. */
  phrase: string;
  text: string;
  /** Server time, seconds since 1970. */
  at: number;
  /** The move that it is said to: its number in the record; 0: to none. */
  about: number;
}

/** The chat: on coming to a table all that is kept, then each line as it is said. Each reader mutes as they like. */
export interface Chat {
  t: "chat";
  chat: ChatMode;
  /** These are all the lines; else they come to those before. */
  whole: boolean;
  lines: ChatLine[];
}

/** How long a seat that is asked may take; the least that the rules allow is done for it then. */
export interface SeatTime {
  seat: string;
  /** So long the time for this decision lasts, seconds since 1970; after that the bank of time is used. */
  free_until: number;
  until: number;
}

/** The time that a seat has in addition to that for each decision, as it was before the present question. */
export interface SeatBank {
  seat: string;
  left: number;
}

/** The clocks of a game, sent to who comes and whenever one of them changes. Times are seconds since 1970. */
export interface Times {
  t: "times";
  game: string;
  now: number;
  /** Empty while nobody is hurried, or the table rests for nobody is there. */
  asked: SeatTime[];
  banks: SeatBank[];
  /** In an auction, when it began to come down: going once, twice, sold; 0 where none does. */
  hammer_from: number;
  hammer_until: number;
}

/** Somebody asks to take a move back, or nobody does any more; sent to who comes and whenever it changes. */
export interface TakebackView {
  t: "takeback";
  /** The seat that asks; empty: nobody does. */
  seat: string;
  /** How many moves of the record would be undone. */
  moves: number;
  /** Which ones, by their numbers in the record, in their order. */
  undoes: number[];
  /** The guests who have not agreed yet. */
  waits_for: string[];
  /** When the question is gone, seconds since 1970; and earlier once a move is made. */
  until: number;
}

/** The rolls that decide which player begins. */
export interface RolloffQuestion {
  kind: "rolloff";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** The roll of a turn. */
export interface ThrowQuestion {
  kind: "throw";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** The roll of a turn in jail, or another way out. */
export interface JailQuestion {
  kind: "jail";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  /** The fine. */
  amount: number;
  /** Which of the turns in jail it is, from 1. */
  turn: number;
}

/** How far, or where to, the red die leads. */
export interface MoveQuestion {
  kind: "move";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  die: "bus" | "triple";
}

/** Whether a travel voucher is played before the turn ends. */
export interface LastCallQuestion {
  kind: "last_call";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** The rent of the last move of a timed game. */
export interface RentsQuestion {
  kind: "rents";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** The outcome of dice or of a pile. */
export interface ChanceQuestion {
  kind: "chance";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  /** The verb of the outcome. */
  what: "card" | "deal" | "dice" | "die8" | "ticket" | "voucher";
  /** Of a card; none for one of Roll Three. */
  deck: string;
  /** `white`: three white dice. */
  die: "" | "white";
}

/** Nothing: the game is over, won under a rule. */
export interface OverQuestion {
  kind: "over";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** Whether a deed that nobody owns is bought. */
export interface BuyQuestion {
  kind: "buy";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  amount: number;
  deed: string;
}

/** Which of two taxes is paid: a sum, or a part of all that is owned. */
export interface TaxQuestion {
  kind: "tax";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  amount: number;
  percent: number;
}

/** A card leaves the choice: its sum is paid, or a card of another deck is drawn. */
export interface PayOrDrawQuestion {
  kind: "pay_or_draw";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  amount: number;
  deck: string;
}

/** How many Picsou dollars are bought. */
export interface DollarsQuestion {
  kind: "dollars";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  amount: number;
  most: number;
  /** Whether one is sold for less than it is worth. */
  cheap: boolean;
}

/** Of which company a share is taken. */
export interface ShareQuestion {
  kind: "share";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  /** Of which a share may be taken. */
  companies: string[];
  /** The price of a share of each of them. */
  prices: number[];
  /** Whether the share may be declined. */
  optional: boolean;
}

/** The place that a storm strikes. */
export interface StormQuestion {
  kind: "storm";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  /** Whether it strikes the property of the player who drew it. */
  own: boolean;
}

/** Which building is sold. */
export interface SellHouseQuestion {
  kind: "sell_house";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** Which travel voucher is given away. */
export interface GiveVoucherQuestion {
  kind: "give_voucher";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  /** The seat that receives it. */
  by: string;
}

/** The travel voucher that is taken, and from whom. */
export interface TakeVoucherQuestion {
  kind: "take_voucher";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** Which travel voucher goes back. */
export interface ReturnVoucherQuestion {
  kind: "return_voucher";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
}

/** At which price the Banker opens an auction. */
export interface OpeningQuestion {
  kind: "opening";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  deed: string;
  building: string;
  lot: string;
  lot_kind: LotKind | "";
  /** The price that the program would name. */
  amount: number;
}

/** Whether anybody bids more. */
export interface AuctionQuestion {
  kind: "auction";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  deed: string;
  building: string;
  lot: string;
  lot_kind: LotKind | "";
  /** The highest bid. */
  amount: number;
  /** The seat that made it. */
  by: string;
  /** The seats that are still in. */
  among: string[];
  /** The next legal bid. */
  least: number;
}

/** How many of the last buildings each wants. */
export interface ShortageQuestion {
  kind: "shortage";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  building: string;
  /** How many are left in the bank. */
  amount: number;
  /** The seat that ordered one. */
  by: string;
  /** The seats that have not answered yet. */
  among: string[];
}

/** The property that gets a building won at auction. */
export interface PlaceQuestion {
  kind: "place";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  building: string;
  /** Its price; 0 for the one printed on the deed. */
  amount: number;
}

/** Whether an offer is accepted. */
export interface OfferQuestion {
  kind: "offer";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  /** The seat that made the offer. */
  by: string;
}

/** Whether a mortgage that came with a deed is lifted at once. */
export interface TransferQuestion {
  kind: "transfer";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  deed: string;
  lift: number;
  /** The cost of lifting the mortgage, and of keeping it. */
  keep: number;
  /** All that came mortgaged and are still to be decided, that one first. */
  deeds: string[];
  lift_all: number;
  /** The same for all of them. */
  keep_all: number;
}

/** How a debt is paid that the cash does not cover. */
export interface DebtQuestion {
  kind: "debt";
  /** The seats that must answer; none for dice and cards. */
  seats: string[];
  /** Under which rule it is asked; of a debt, for what it is owed. Empty where chance falls. */
  rule: string;
  /** The creditor. */
  by: string;
  amount: number;
  /** The part of it that the cash does not cover. */
  missing: number;
  /** The sum still to be given in property for a rent of which half is paid. */
  half: number;
  /** The deed whose rent it is. */
  deed: string;
}

/** An argument of a text; of a lot the id of a deed, building or paper. */
export interface PanelArgument {
  type: PanelArgumentType;
  value: string | number;
}

/** How the question is put (`passgo.protocol.panels`): keys of texts, which all have the same arguments. */
export interface PanelView {
  title: string;
  /** Empty for none. */
  note: string;
  /** The title for those who are not asked; empty where they read the same. */
  watched: string;
  watched_note: string;
  /** A picture, `sign-SIGN`; empty for none. */
  sign: string;
  /** The deed on sale, the card that was drawn, or where the dice may lead. */
  shows: "" | "card" | "deed" | "odds";
  /** The text that names `amount` where it is subtracted from the cash of the first player asked; empty for no sum. */
  ledger: string;
  lines: string[];
  args: Record<string, PanelArgument>;
}

/** The last bid of a seat. */
export interface BidView {
  seat: string;
  amount: number;
}

/** The auction that runs. */
export interface BiddingView {
  /** The opening bid. */
  opening: number;
  /** The last of each seat that has bid, the highest first. */
  bids: BidView[];
}

/** Shares of one company in one hand. */
export interface ShareView {
  company: string;
  count: number;
  /** How many of them are mortgaged. */
  mortgaged: number;
  /** How many of them earn a dividend. */
  earning: number;
  /** Their joint dividend, the next time somebody is paid for them. */
  dividend: number;
}

/** Travel vouchers of one kind in one hand. */
export interface VoucherView {
  voucher: string;
  count: number;
}

/** A company or a kind of thing of which an offer says how many: `general_radio*2`. */
export interface CountedView {
  thing: string;
  /** As many as the seat could give. */
  most: number;
}

/** The public facts of a seat. */
export interface SeatView {
  seat: string;
  name: string;
  kind: SeatKind;
  bot: string;
  token: string;
  claims: boolean;
  cash: number;
  /** All that the seat owns, as the book counts it; null for everybody while somebody chooses the tax, which is blind. */
  worth: number | null;
  /** Index of the space. */
  at: number;
  /** 0 free; 1–3: which of the turns in jail comes next, or is now. */
  jail_turn: number;
  /** 0 in play, else order of bankruptcy. */
  out: number;
  cards: string[];
  /** Speed Die: the seat rolls the red die too. */
  red: boolean;
  /** Picsou dollars. */
  dollars: number;
  shares: ShareView[];
  /** Travel vouchers, which lie face up. */
  vouchers: VoucherView[];
  /** Roll Three cards. */
  rolls: string[];
  counted: CountedView[];
}

/** The public facts of a deed. */
export interface DeedView {
  deed: string;
  /** A seat, `bank`, or `estate` while a bankrupt's goods are auctioned. */
  owner: string;
  /** Street: 0–4 houses, 5 a hotel, 6 a skyscraper; station or taxi company: 1 a depot or stand. */
  level: number;
  mortgaged: boolean;
  /** The rent of a visitor by an ordinary roll now; for a utility, a multiple of the dice; 0 for none. */
  rent: number;
  /** The rows of the printed rents (`DeedInfo.rows`) that hold now, by index; none while it asks none. */
  rows: number[];
}

/** A rent that may still be asked for. */
export interface ClaimView {
  lander: string;
  owner: string;
  deed: string;
  /** 0 if the dice are still to be rolled for it. */
  amount: number;
  /** A multiple of a fresh roll, or 0. */
  factor: number;
  asked: boolean;
  /** The player whose roll ends it, if it is not asked for before. */
  closed_by: string;
  /** The very next roll does. */
  closes_now: boolean;
  /** The move that claims it. */
  text: string;
  /** The move that lets it go. */
  waive: string;
}

/** A pile: how many of its cards have not been seen, how many lie in it, who knows which. */
export interface DeckView {
  deck: string;
  unseen: number;
  size: number;
}

/** The Bank's stock other than deeds and buildings, and the price of the Picsou dollar. */
export interface PapersView {
  dollars: number;
  dollar_value: number;
  /** Its value after each change since the start, the last of them now. */
  dollar_values: number[];
  shares: ShareView[];
  /** In the pile. */
  vouchers: number;
  tickets: number;
  rolls: number;
}

/** A question that the next roll answers, and how. */
export interface SettledView {
  kind: QuestionKind;
  seat: string;
  deed: string;
  /** The sum for the deed that is bought. */
  price: number;
}

/** A die that is rolled, and the faces it may show, as the notation writes them. */
export interface DieView {
  sort: "eight" | "red" | "white";
  faces: string[];
}

/** One thing that may be drawn: the move that says so, and what it is. */
export interface FallView {
  text: string;
  card: string;
  /** All words by which the card is found, in every language: what is printed on a box is worded otherwise. */
  card_words: string;
  /** A Roll Three card. */
  roll: string;
  voucher: string;
  /** The sum on a lottery ticket. */
  ticket: number;
  deed: string;
  /** The seat that is dealt it. */
  seat: string;
}

/** The next roll or draw, its player, and all that it can be. */
export interface FallsView {
  seat: string;
  /** The move of a roll, after which the faces of the dice follow in order; empty if things are drawn. Moves that it
   * settles are on lines before it.
   */
  text: string;
  /** The questions that are open until the roll is entered, in their order. */
  settles: SettledView[];
  dice: DieView[];
  things: FallView[];
  /** The pile of cards that is drawn from. */
  deck: string;
  /** Cards of that pile which cannot come now. */
  seen: string[];
}

/** A deed in the final count. */
export interface CountLine {
  deed: string;
  /** As printed; half of it, rounded down, when mortgaged. */
  price: number;
  mortgaged: boolean;
  level: number;
  /** The value of the buildings on it. */
  buildings: number;
}

/** A seat's property at the end of a game that is decided by counting; the total is the sum, less what is unpaid. */
export interface CountView {
  seat: string;
  cash: number;
  deeds: number;
  buildings: number;
  shares: number;
  dollars: number;
  /** Interest that the heir of the last bankruptcy could not pay: it is taken off. */
  unpaid: number;
  total: number;
  lines: CountLine[];
}

/** The whole public state of a game. */
export interface StateView {
  turn: string;
  turn_no: number;
  doubles: number;
  /** The last roll for movement, or empty. A third die is red: 1–3, 4 the bus, 5 Mr Monopoly. */
  dice: number[];
  awaits: Question;
  /** How it is put; None where the page is made by hand: a Banker opens an auction, or the game is over. */
  panel: PanelView | null;
  /** Only while an auction runs. */
  bidding: BiddingView | null;
  seats: SeatView[];
  deeds: DeedView[];
  claims: ClaimView[];
  decks: DeckView[];
  houses: number;
  hotels: number;
  skyscrapers: number;
  depots: number;
  stands: number;
  /** Only where the book has such things. */
  papers: PapersView | null;
  /** At a real board: what can be corrected now. `things`: what people have; the turn, the spaces of tokens and
   * who is out only before a roll.
   */
  correctable: Correctable;
  /** At a real board: what people are to roll or draw now, or the next roller would. */
  falls: FallsView | null;
  /** A house rule: what lies on Free Parking. */
  pot: number;
  /** Nobody is left in play who could decide in person: anybody with a place may set the pace to 0, to let it end. */
  only_bots: boolean;
  /** The bell of a timed game has rung: what is in progress ends, nothing new begins. */
  bell: boolean;
  /** Several when the wealth of the richest is equal. */
  winners: string[];
  /** The count that ended the game, richest first; empty if it ended otherwise, or is in progress. */
  count: CountView[];
}

/** One thing a seat could do. `text` is the move; with `least`/`most` an amount is appended to it. */
export interface Act {
  verb: Verb;
  text: string;
  ok: boolean;
  reason: ReasonView | null;
  /** Of an answer to the question, the key of its text, with the arguments of the panel and `cost`, the sum of
   * `amount`; empty where the screen makes it.
   */
  label: string;
  /** The letter that chooses it. */
  key: string;
  look: Look;
  deed: string;
  group: string;
  card: string;
  seat: string;
  /** The space it leads to. */
  space: string;
  /** The number of spaces on, for a move that is given so. */
  count: number;
  /** The rent of a player who comes to that space so, if it is another's and no roll decides it; of a building, the rent
   * of the property then.
   */
  rent: number;
  company: string;
  voucher: string;
  /** The building that is built, or sold again. */
  building: BuildingKind | "";
  /** The cost (below 0) or gain (above 0) in cash, if it is known. */
  amount: number;
  least: number;
  /** Least and most for `bid`, `want`, `dollars` and `sell dollars`; both 0 elsewhere. `amount` is then of one. */
  most: number;
}

/** Throws of one sum that lead to the same, and what waits there. */
export interface AheadRow {
  /** The total of the dice; 0 if it does not matter. */
  total: number;
  ways: number;
  /** The space they lead to; empty if the token does not move by them. */
  space: string;
  /** Jail by doubles; a prisoner stays; the Speed Die lets the roller choose. */
  fate: "" | "choice" | "jail" | "stays";
  deed: string;
  /** The owner who may ask for a rent there, if anybody may. */
  owner: string;
  rent: number;
  /** The rent is this many times the dice that are rolled when the owner asks. */
  factor: number;
  /** The price at which it can be bought there. */
  price: number;
  /** The amount collected on the way. */
  salary: number;
  /** The rent is a third of the starting cash, or half of what the roller has and no small sum. */
  hurts: boolean;
  /** The rule by which it leads there, or that says what waits. */
  rule: string;
}

/** The outlook of the player who is to roll. */
export interface AheadView {
  /** In how many ways the dice can fall. */
  ways: number;
  rows: AheadRow[];
  /** The number of rolls in which a rent waits. */
  rent_ways: number;
  /** The mean payment over all rolls, if every rent is asked for. */
  rent_mean: number;
}

/** A seat's options now: `acts` answer the question on the table, `free` can be done at any time.
 *
 * Acts that are not legal now are here too, with their reason, if a screen should show them greyed.
 */
export interface SeatOptions {
  /** A seat; `bank` for a Banker who has none, while the game waits for them. */
  seat: string;
  /** The game waits for this seat. */
  must: boolean;
  acts: Act[];
  /** build, sell, sell all, mortgage, lift (one for each deed or company), claim, waive, vouchers, and so on. */
  free: Act[];
  may_offer: boolean;
  offer_reason: ReasonView | null;
  /** The outlook, if it is to roll for a move. */
  ahead: AheadView | null;
  takeback: Takeback;
  /** The orders for when its player is away; null before the first. */
  orders: Orders | null;
}

/** The two sides of an offer, as its maker sees them. */
export interface TermsView {
  give: string[];
  take: string[];
}

/** An offer that is being talked about. */
export interface OfferView {
  offer: number;
  by: string;
  to: string;
  /** Ids of deeds and cards, `company*2`, `dollars*3`, and at most one amount as digits. */
  give: string[];
  take: string[];
  text: string;
  /** The message with it. */
  word: string;
  /** Why a bot makes it, the key of a sentence (`offer-for-KEY`); empty if a person makes it. */
  why: string;
  /** About how many dollars the bot gains by the deal; 0 if that is not said. */
  worth: number;
  /** The terms that were talked about last between the two, as the maker of this offer sees them. */
  before: TermsView | null;
}

/** A knob that a table may set otherwise than its book: what it is set to, there or in the book.
 *
 * The value is yes or no, or an amount of money. `note`: what follows from it, or empty texts.
 * `rule` is the id that events and refusals cite for it, or empty.
 */
export interface HouseRule {
  knob: string;
  name: Record<string, string>;
  note: Record<string, string>;
  value: number | boolean;
  /** The least amount that it can be set to: who is dealt deeds must be able to pay for them. */
  least: number;
  most: number;
  rule: string;
}

/** The name of an edition: its rulebook, and which of its games it is. */
export interface EditionTitle {
  id: string;
  title: Record<string, string>;
  /** 0 for one of the user's own that lies on a book: that year is the book's. */
  year: number;
  /** The edition it is a variant of; its own id when it is none. */
  base: string;
  /** In what way it varies: `squeeze`, the red die at Squeeze Play; `taxi`, four more spaces; `own`, a file
   * of the user's.
   */
  variant: "" | "cards" | "own" | "short" | "speed" | "squeeze" | "taxi" | "timed";
}

/** That an edition of the user's own is not the book as printed, and on which book it lies. */
export interface OwnEdition {
  /** House rules are in it, by its own word or by what the table agreed on. */
  house: boolean;
  /** The edition of passgo that it extends; null where it stands by itself. */
  base: EditionTitle | null;
}

/** The clock of a timed game. */
export interface ClockView {
  /** Server time, seconds since 1970. */
  now: number;
  /** When the bell will ring; later after a stop of the server, for nobody is charged for that. */
  until: number;
}

/** The game as it stands, sent to who comes and when it begins. */
export interface GameView {
  t: "game";
  game: string;
  edition: string;
  n: number;
  /** The last moves of the record, behind those that the screen knows; `RECENT` at most, for earlier ones can be
   * asked for (`/api/games/{game}/entries`).
   */
  entries: Entry[];
  state: StateView;
  options: SeatOptions[];
  offers: OfferView[];
  pace: number;
  /** The house rules that this table agreed on. */
  house: HouseRule[];
  /** People roll and draw at a board of their own (`TableTerms.real_board`). */
  real_board: boolean;
  /** The table plays by an edition of the user's own that is not the book as printed. */
  own: OwnEdition | null;
  /** Name of the person who only keeps the bank; empty: the program does. */
  banker: string;
  /** The clock of a timed game, until its bell has rung or it is over. */
  clock: ClockView | null;
  /** Its players may ask what each answer is worth (`TableTerms.advice`). */
  advice: boolean;
}

/** One attempt at gathering seeds, by seat and `server`: what each is bound to, and the seeds that were shown. */
export interface DiceAttempt {
  commitments: Record<string, string>;
  seeds: Record<string, string>;
  /** The digests of the receipts for seeds, by seat; none in games from before there were any. */
  receipts: Record<string, string> | null;
  /** The seats that bots played when the game began. */
  bots: string[];
  /** While seeds are gathered: the digest of the server's seed. */
  sealed: string;
  /** While seeds are gathered: the receipts for those that were shown. */
  given: Record<string, string>;
}

/** The progress of gathering the seeds of a game. Nothing is rolled before `step` is `ready`. */
export interface DiceView {
  t: "dice";
  game: string;
  step: DiceStep;
  /** Which attempt it is, from 1. */
  attempt: number;
  /** The seats whose browser is to do something; it has `PATIENCE` seconds. */
  waits: string[];
  /** Those so far to which the server is bound, without its seeds. */
  attempts: DiceAttempt[];
}

/** Moves that were stored, with their events, and the changes in the state.
 *
 * No entries if only something other than the moves changed, such as a standing order.
 */
export interface Step {
  t: "step";
  game: string;
  n: number;
  entries: Entry[];
  changes: Partial<StateView>;
}

/** The options of the guest at this screen, for each of their seats that no bot plays. */
export interface Options {
  t: "options";
  game: string;
  n: number;
  seats: SeatOptions[];
}

/** An offer that stands no more, and why. */
export interface ClosedOffer {
  offer: OfferView;
  how: OfferEnd;
  /** Why it was refused, the key of a sentence (`offer-why-KEY`); empty where nobody said. */
  why: string;
  /** With this much more cash it would have been accepted; 0 if nobody said so. */
  more: number;
  /** The offer with that cash. */
  counter: OfferView | null;
}

/** The offers that stand, and those that ended since the last such message. */
export interface Offers {
  t: "offers";
  offers: OfferView[];
  closed: ClosedOffer[];
}

/** A roll waits because it would end a rent that a person can still claim or waive. */
export interface Grace {
  t: "grace";
  /** The seats that can still claim; empty when the wait is over. */
  seats: string[];
  /** Server time, seconds since 1970, at which the roll goes ahead; 0 when the wait is over. */
  until: number;
}

/** The command was carried out and stored; `n` is the record's length after it. */
export interface Ack {
  t: "ack";
  id: string;
  n: number;
}

/** The command was refused by a rule and changed nothing. */
export interface Refused {
  t: "refused";
  id: string;
  reason: ReasonView;
}

/** The answer to `AskWhy`: null when legal. */
export interface Judged {
  t: "judged";
  id: string;
  reason: ReasonView | null;
}

/** The message could not be read or carried out for a reason that is no rule (`fault-KEY` in the texts).
 *
 * malformed: not a message of this protocol · notation: the move cannot be read · stale: the question
 * changed meanwhile · no-game: none runs · not-yours: no person plays this seat · no-offer: that offer no
 * longer stands · bad-start: the plan of seats does not do · store: it cannot be stored just now, nothing
 * was changed · internal: a defect of the program, nothing was changed · no-guest: `Hello` comes first, or the
 * secret is another's · no-table: none is found there, or it is not for this guest · not-host: only the host
 * may · not-now: not before, during or after the game · taken: somebody has it already · no-key: it is used up,
 * too old, or never was · too-many: asked too often in too short a time
 * · no-chat: this may not be said at this table · vote-not-waited: the game does not wait for that seat ·
 * vote-too-soon: it has not waited for a minute yet for somebody who is there · dice-not-agreed: nothing is rolled
 * before the dice are agreed on · no-circle: this guest is in no such circle · bad-points: no points can be read in it. `detail` says where and what was expected, in English.
 */
export interface Fault {
  t: "fault";
  id: string;
  key: FaultKey;
  detail: string;
}

/** The answer to `Ping`. */
export interface Pong {
  t: "pong";
  id: string;
}

export type ServerMessage =
  | Welcome
  | PushKey
  | Webhook
  | Mail
  | TableView
  | TableLists
  | CircleLink
  | SeatKey
  | Removed
  | Meanwhile
  | Chat
  | Times
  | TakebackView
  | GameView
  | DiceView
  | Step
  | Options
  | Offers
  | Grace
  | Ack
  | Refused
  | Judged
  | Fault
  | Pong;

export type Question =
  | RolloffQuestion
  | ThrowQuestion
  | JailQuestion
  | MoveQuestion
  | LastCallQuestion
  | RentsQuestion
  | ChanceQuestion
  | OverQuestion
  | BuyQuestion
  | TaxQuestion
  | PayOrDrawQuestion
  | DollarsQuestion
  | ShareQuestion
  | StormQuestion
  | SellHouseQuestion
  | GiveVoucherQuestion
  | TakeVoucherQuestion
  | ReturnVoucherQuestion
  | OpeningQuestion
  | AuctionQuestion
  | ShortageQuestion
  | PlaceQuestion
  | OfferQuestion
  | TransferQuestion
  | DebtQuestion;

/** A company whose shares are sold at the Stock Exchange. */
export interface CompanyInfo {
  id: string;
  name: Record<string, string>;
  par: number;
  /** The Bank's loan on a share. */
  loan: number;
  shares: number;
  /** By number of shares held. */
  dividends: number[];
}

/** A kind of travel voucher. */
export interface VoucherInfo {
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
  count: number;
  ride: "side" | "station" | "steps";
  /** How far `steps` goes; below 0 backwards. */
  steps: number;
  /** Playing it makes all others that are held expire. */
  expires: boolean;
}

/** A Roll Three card. */
export interface RollInfo {
  id: string;
  dice: number[];
}

/** Lottery tickets of one amount. */
export interface TicketInfo {
  amount: number;
  count: number;
}

/** The items of an edition, without deeds, buildings and two decks. */
export interface PapersInfo {
  companies: CompanyInfo[];
  vouchers: VoucherInfo[];
  rolls: RollInfo[];
  /** By number of matching dice; the last: all three on a card of the player who rolled. */
  roll_pays: number[];
  tickets: TicketInfo[];
  /** The payment of every other player, by the sum of the dice from 0. */
  squeeze: number[];
  squeeze_red: boolean;
  dollars: number;
  /** The deed whose rent is the price of a Picsou dollar. */
  dollar_deed: string;
  /** The utility of each face of the eight-sided die. */
  die8: string[];
}

/** A space of the board as printed. */
export interface SpaceInfo {
  index: number;
  id: string;
  /** Its counterpart on the classic board, which it is pictured as; its own id where it has none. */
  classic: string;
  kind: "chance" | "community_chest" | "dollars" | "free_parking" | "go" | "go_to_jail" | "jail" | "lottery" | "railroad" | "roll_three" | "squeeze_play" | "stock_exchange" | "street" | "tax" | "taxi" | "utilities" | "utility" | "vouchers";
  name: Record<string, string>;
  /** The part of its name that lists and narrow boards show. */
  short: Record<string, string>;
  deed: string;
  deck: string;
  amount: number;
  percent: number;
  /** Travel vouchers drawn by who stops there. */
  vouchers: number;
}

/** A row of the rents on a title deed. */
export interface RentRow {
  /** alone: an unimproved property · group: one of a complete group · built: with this many buildings · held: with this many
   * of the group · times: with a building, a multiple of the rent.
   */
  when: "alone" | "built" | "group" | "held" | "times";
  /** How many buildings, or deeds of the group. */
  count: number;
  building: BuildingKind | "";
  /** The level of a deed (`DeedView.level`) at which it stands there; 0 where nothing is built. */
  level: number;
  /** A sum of money; for a utility how many times the dice, for `times` how many times the rent. */
  amount: number;
}

/** A title deed as printed. */
export interface DeedInfo {
  id: string;
  number: number;
  /** −1 for a utility that shares its spaces with others. */
  space: number;
  kind: DeedKind;
  group: string;
  /** The ink, hatching and mark of its group. */
  ink: Ink | "";
  name: Record<string, string>;
  /** The part of its name that lists show. */
  short: Record<string, string>;
  price: number;
  mortgage: number;
  /** Price of a house, depot or stand; 0 where nothing is built. */
  house: number;
  hotel: number;
  /** 0 where there is none. */
  skyscraper: number;
  /** The rents, in the order in which they are printed. */
  rows: RentRow[];
  /** One in how many rolls ends there, as it was counted; 0 if nobody did. */
  throws: number;
}

/** A colour group, or the railroads, or the utilities. */
export interface GroupInfo {
  id: string;
  /** Its ink, hatching and mark, or those of its counterpart on the classic board; empty where there are none. */
  ink: Ink | "";
  kind: DeedKind;
  name: Record<string, string>;
  deeds: string[];
}

/** A deck of cards. */
export interface DeckInfo {
  id: string;
  name: Record<string, string>;
  size: number;
}

/** A card of a deck. */
export interface CardInfo {
  id: string;
  deck: string;
  text: Record<string, string>;
  keep: boolean;
  /** The use of a kept card: `jail`, to leave it, and this one alone may be traded; a free `house`; half of a
   * `rent`, or of the price of a `share`.
   */
  use: "" | "house" | "jail" | "rent" | "share";
}

/** A name inside a French sentence: its words, and what comes ahead of them, alone, behind « de », behind « à ». */
export interface FrenchName {
  word: string;
  the: string;
  of: string;
  to: string;
}

/** The rule ids that a screen cites in addition to those always there, whatever the question. */
export interface CitedRules {
  offer: string;
  mortgaged_in_deal: string;
  open_rent: string;
  banker: string;
  dollars: string;
  shares: string;
  vouchers: string;
  rolls: string;
}

/** A rule, in our words: the book's, under a heading of it; ours, where it is silent; or of this table alone. */
export interface RuleInfo {
  /** As the book prints it. Of a rule that is ours, the one it belongs to; empty where there is none. In [ ] a heading
   * that we made.
   */
  heading: string;
  /** The same in each language. */
  headings: Record<string, string>;
  whose: "book" | "ours" | "table";
  text: Record<string, string>;
}

/** Other names, by id, of spaces, deeds, groups and decks, and texts of cards. */
export interface NameSetInfo {
  id: string;
  title: Record<string, string>;
  names: Record<string, Record<string, string>>;
  /** The part of them that lists show, where that is not the whole name. */
  short: Record<string, Record<string, string>>;
  in_french: Record<string, FrenchName>;
}

/** Everything printed of an edition that a screen needs. */
export interface EditionInfo {
  id: string;
  title: Record<string, string>;
  /** 0 for one of the user's own that lies on a book: that year is the book's. */
  year: number;
  /** The edition it is a variant of; its own id when it is none. */
  base: string;
  /** In what way it varies: `squeeze`, the red die at Squeeze Play; `taxi`, four more spaces; `own`, a file
   * of the user's.
   */
  variant: "" | "cards" | "own" | "short" | "speed" | "squeeze" | "taxi" | "timed";
  language: string;
  currency: string;
  currency_after: boolean;
  /** The world that screens show it in: table, paper, corner, backs of cards and sounds. */
  world: World | "";
  players_least: number;
  players_most: number;
  starting_cash: number;
  go_salary: number;
  houses: number;
  hotels: number;
  /** 0 where the book has none; so with depots and stands. */
  skyscrapers: number;
  depots: number;
  stands: number;
  /** How sentences name its buildings, where not houses and hotels: Fluent terms by language. */
  terms: Record<string, string>;
  jail_fine: number;
  jail_tries: number;
  mortgage_interest: number;
  /** A house rule: fines and taxes are put on Free Parking. */
  parking_pot: boolean;
  /** Only where the book has such things. */
  papers: PapersInfo | null;
  spaces: SpaceInfo[];
  deeds: DeedInfo[];
  groups: GroupInfo[];
  decks: DeckInfo[];
  cards: CardInfo[];
  /** How French sentences say the names of deeds and spaces, by id. */
  in_french: Record<string, FrenchName>;
  cited: CitedRules;
  /** By rule id; a rule that a variant does away with stands here with the text of what takes its place. */
  rules: Record<string, RuleInfo>;
  /** Other names that a screen may show instead: they change no rule, no id and no record. */
  name_sets: NameSetInfo[];
}

/** Rounds of a game: one game in twenty is over sooner than `short`, one in twenty lasts longer than `long`. */
export interface Length {
  short: number;
  middle: number;
  long: number;
}

/** A book without a time limit. */
export interface BookLengths {
  /** By the number of players. */
  players: Record<string, Length>;
  /** By a house rule, a knob turned to what the book does not say; at a table of `HOUSE_PLAYERS`. */
  house: Record<string, Length>;
}

/** An edition in the list of those that can be played. */
export interface EditionBrief {
  id: string;
  title: Record<string, string>;
  /** 0 for one of the user's own that lies on a book: that year is the book's. */
  year: number;
  /** The edition it is a variant of; its own id when it is none. */
  base: string;
  /** In what way it varies: `squeeze`, the red die at Squeeze Play; `taxi`, four more spaces; `own`, a file
   * of the user's.
   */
  variant: "" | "cards" | "own" | "short" | "speed" | "squeeze" | "taxi" | "timed";
  language: string;
  currency: string;
  currency_after: boolean;
  /** The world that screens show it in: table, paper, corner, backs of cards and sounds. */
  world: World | "";
  players_least: number;
  players_most: number;
  starting_cash: number;
  go_salary: number;
  houses: number;
  hotels: number;
  /** 0 where the book has none; so with depots and stands. */
  skyscrapers: number;
  depots: number;
  stands: number;
  /** How sentences name its buildings, where not houses and hotels: Fluent terms by language. */
  terms: Record<string, string>;
  timed: boolean;
  /** The book itself has this game; no overlay for any edition was laid on it, and no file of the user's. */
  printed: boolean;
  /** It lies on top of the others, until somebody chooses. */
  first: boolean;
  /** A Banker may only keep the Bank if more persons than this are at the table, the Banker included. */
  banker_above: number;
  /** A banker who only banks is one of the players that the book counts. */
  banker_counts: boolean;
  /** The settings that a table may change, with the edition's answers. */
  house: HouseRule[];
  /** How long its games last, as measured between bots; null where nobody measured them, or a bell ends them. */
  lengths: BookLengths | null;
  /** Null for every edition of passgo, and for one of the user's own that says and prints what its book does. */
  own: OwnEdition | null;
}

/** One thing in which two editions differ. A side is null where that edition has no such thing.
 *
 * rule: a statement, under its heading in each book; `what` is empty · knob, stock: a figure or question of
 * the rule · space, deed, card: what is printed there, with no rule; `what` of a card is empty · name: what
 * something is called. Those of one rule stand together, its statement first.
 */
export interface DifferenceInfo {
  topic: Topic;
  rule: string;
  what: Record<string, string>;
  left: Record<string, string> | null;
  right: Record<string, string> | null;
  left_headings: Record<string, string>;
  /** A statement that is our ruling, of which the book does not speak under that heading. */
  left_ours: boolean;
  right_headings: Record<string, string>;
  right_ours: boolean;
}

/** How two editions differ: `GET /api/editions/diff?left=us1973&right=fr2013`. */
export interface EditionDiff {
  left: EditionTitle;
  right: EditionTitle;
  differences: DifferenceInfo[];
}

/** A place in the record where chance fell, with more ways than one. */
export interface ChanceFall {
  /** The move of the record. */
  n: number;
  /** The outcome, in the notation. */
  fell: string;
  /** Which of the lists in `DiceCheck.ways` says what each way would have brought. */
  ways: number;
}

/** Everything that the dice of a game are checked by. `attempts` is empty where it was played without proof. */
export interface DiceCheck {
  game: string;
  attempts: DiceAttempt[];
  falls: ChanceFall[];
  ways: string[][];
  /** How many moves the record holds. */
  moves: number;
  /** Whether the game is over with the last of them. */
  over: boolean;
}

/** The start of a turn in the record. */
export interface TurnStart {
  /** Behind this move; 0 where the record begins with it. */
  n: number;
  seat: string;
  /** Counted from 1: a new one begins when the turn has come back to the first player, or past them. */
  round: number;
}

/** A game from its beginning to where its record ends. */
export interface ReplayView {
  /** Its id; empty for a record that was brought. */
  game: string;
  /** The title in its record, if any. */
  title: string;
  /** The day on which it began, as `2026-11-22`; empty where the record does not say. */
  date: string;
  edition: string;
  /** How many moves its record has; 0 for a position. */
  n: number;
  /** States are asked for after every this many moves: that one is sent in full, the others as changes. */
  part: number;
  /** It was played to its end. */
  over: boolean;
  winners: string[];
  turns: TurnStart[];
  /** Its record has a proof of the dice. */
  proven: boolean;
  house: HouseRule[];
  own: OwnEdition | null;
  banker: string;
}

/** The game after a move, and how each of the moves behind it changed that; `PART` moves at most. */
export interface ReplayPart {
  after: number;
  state: StateView;
  changes: Partial<StateView>[];
}

/** A seat's legal moves, in the notation; `p1 bid 10..500` means any amount between. */
export interface SeatMoves {
  /** A seat; `bank` for a Banker who has none. */
  seat: string;
  moves: string[];
}

/** A moment of a game as text, from which it can be played on, and what is legal there. */
export interface PositionView {
  /** A file by itself: a position, or the exact fields where a turn is in progress. */
  text: string;
  over: boolean;
  legal: SeatMoves[];
}

/** How the game went for a seat. */
export interface SeatStory {
  seat: string;
  /** Cash, deeds at their price, buildings at their cost, papers, less mortgages: when each round began, and at the end. */
  worth: number[];
  /** The round in which they went bankrupt; 0 for the others. */
  out_round: number;
  /** The creditor of that debt: a seat, or `bank`; empty for the others. */
  ruined_by: string;
  bought: number;
  /** Deeds bought from the Bank or at auction, and had by trade. */
  traded: number;
  throws: number;
  /** The rent that waited where their rolls led, below the mean of all rolls; below 0: above it. */
  luck: number;
}

/** A move after which who won had a larger or a smaller part of all wealth. */
export interface TurningPoint {
  /** Behind this move of the record. */
  n: number;
  round: number;
  /** Of the winner's part of what all are worth together, in points of a hundred. */
  change: number;
  /** The event, of all that followed from the move, that changed most. */
  event: EventView;
}

/** The income of a deed for its last owner. */
export interface DeedStory {
  deed: string;
  owner: string;
  /** All that was paid for it. */
  rents: number;
  /** Its price, and what was built on it. */
  cost: number;
  /** How often its rent was paid. */
  asked: number;
}

/** A rent that was paid. */
export interface RentStory {
  deed: string;
  by: string;
  /** The owner of the deed. */
  to: string;
  amount: number;
}

/** A game as it went. */
export interface GameStory {
  rounds: number;
  turns: number;
  /** From its first move to its last, however long nobody played; 0 where the record does not say. */
  seconds: number;
  /** The last in play won, or a count did; empty while it is in progress. */
  ended: "" | "count" | "last";
  /** The winner first, then those who stayed longest, of those the richest. */
  seats: SeatStory[];
  /** The rents between players, in the order of `seats`: rows pay, columns receive. */
  rents: number[][];
  turning: TurningPoint[];
  best: DeedStory | null;
  worst: DeedStory | null;
  /** The highest rent that was paid, the first of equals; null if none was. */
  highest: RentStory | null;
}

/** A mean, in points of a hundred, and how far to either side the interval reaches that holds the true one in 95 cases of 100. */
export interface Interval {
  mean: number;
  reach: number;
}

/** Each seat's chance to win where a turn begins, and at the end. */
export interface ChanceView {
  /** Behind this move of the record. */
  n: number;
  seats: Interval[];
}

/** How much of a group a seat holds. */
export interface GroupHeld {
  seat: string;
  group: string;
  held: number;
  of: number;
}

/** A move that could be made at a decision, and what it leads to. */
export interface AnswerView {
  /** In the notation. */
  text: string;
  /** As a thing to press; of an amount, `least` and `most` are the one that was tried. */
  act: Act;
  /** The events that follow from it at once. */
  events: EventView[];
  /** The cash of the seat after it. */
  cash: number;
  /** Each holding that it changes, as it then is. */
  groups: GroupHeld[];
  /** Each seat's chance to win after it. */
  seats: Interval[];
  /** How many points less than the best answer it is worth to the seat, in the same futures. */
  cost: Interval;
  /** It is the best answer, or the interval leaves open whether it is worse. */
  as_good: boolean;
}

/** A move to which there was a better one. */
export interface DecisionView {
  /** It is this move of the record. */
  n: number;
  seat: string;
  /** The text of the best answer. */
  better: string;
  /** The best one, and the best of other kinds, as the rules list them; of a game that was played, also the one made there. */
  answers: AnswerView[];
  /** It was made in this round. */
  round: number;
  /** The question that was asked. */
  question: QuestionKind;
  cost: Interval;
}

/** The loss by a seat's decisions of one kind. */
export interface KindPart {
  /** One of `analysis.performance.KINDS`; its words are `decisions-KIND`. */
  kind: string;
  /** Those that mattered. */
  decisions: number;
  /** Of the winning chances, together. */
  lost: Interval;
}

/** A performance among those of the levels; two differ only if their intervals lie apart. */
export interface AmongLevels {
  /** The best level that it is surely better than; empty if there is none. */
  better_than: string;
  /** The last level that it is surely worse than; empty if there is none. */
  worse_than: string;
}

/** The parts of a seat's result: its winning chances at the end, less those at the start. In points of a hundred.
 *
 * Luck and skill add up to it; dice and cards to luck; choices, others and waits to skill.
 */
export interface SeatPart {
  seat: string;
  luck: Interval;
  skill: Interval;
  dice: Interval;
  cards: Interval;
  choices: Interval;
  others: Interval;
  waits: Interval;
  /** Those that mattered; 0 while they are not counted. */
  decisions: number;
  /** The performance: of a win, in thousandths, by each of them. */
  lost: Interval;
  kinds: KindPart[];
  /** Null if no decision is counted, and for editions by which the levels were not measured. */
  among: AmongLevels | null;
}

/** How well a game was played, as far as it is known: while it is being counted, there are first figures. */
export interface ReviewView {
  state: ReviewState;
  /** The seconds until it is ready, as far as that can be said. */
  left: number;
  /** The bot in the rollouts. */
  bot: string;
  /** How many games were played on from each move; 0 before the first figures. */
  futures: number;
  chances: ChanceView[];
  /** The costliest of each seat, the worst of the game first. */
  decisions: DecisionView[];
  seats: SeatPart[];
}

/** How sure the answers were after some rollouts. */
export interface WhatIfStage {
  futures: number;
  /** The chance to win of the seat that is asked, by answer. */
  chances: Interval[];
}

/** The answers to the question of a position, as far as they are known. */
export interface WhatIfView {
  state: ReviewState;
  /** The seat that is asked; empty before the first stage. */
  seat: string;
  /** The text of the best answer. */
  better: string;
  /** Every other answer is surely worse. */
  decided: boolean;
  /** As the rules list them. */
  answers: AnswerView[];
  stages: WhatIfStage[];
}

/** Another player of a game. */
export interface OtherPlayer {
  /** The name of a bot; empty for a person. */
  bot: string;
  place: number;
}

/** A game that was played to its end. */
export interface OwnGame {
  /** Its id. */
  game: string;
  edition: string;
  /** As of a `TableView`. */
  title: Record<string, string>;
  /** When it ended, seconds since 1970. */
  at: number;
  place: number;
  against: OtherPlayer[];
  /** How it was played; null until the game is reviewed. */
  review: SeatPart | null;
  /** The performance in this game and in those before it, ten at most. Null if too few of them are reviewed to say it. */
  recent: Interval | null;
  /** The game itself can be read here; one from a file may be somewhere else. */
  readable: boolean;
  /** It came in a file, and is not among the tables of this person here. */
  from_file: boolean;
}

/** The others of one kind in these games. */
export interface Opponents {
  /** The name of the bot; empty for persons, all of them together. */
  bot: string;
  /** How many of them, in all games together … */
  met: number;
  /** … and how many of these finished behind. */
  behind: number;
}

/** The games by one edition. */
export interface EditionGames {
  edition: string;
  title: Record<string, string>;
  games: number;
  won: number;
  /** The performance in them. Null if too few are reviewed to say it. */
  lost: Interval | null;
  /** As of a `SeatPart`. */
  among: AmongLevels | null;
}

/** The performance of a level. */
export interface LevelPerformance {
  bot: string;
  lost: Interval;
}

/** The figures over all games that are reviewed. */
export interface OwnFigures {
  /** The performance: of a win, in thousandths, by each decision that mattered. */
  lost: Interval;
  skill: Interval;
  /** Both in points of a hundred, the mean of a game. */
  luck: Interval;
  /** By kind of decision, the costliest first; what was lost is that of a game. */
  kinds: KindPart[];
  /** The costliest kind that surely costs anything; empty if none does. */
  weakest: string;
}

/** The games of a person. One begun from a position is not among them, nor one that they played in several seats. */
export interface OwnGames {
  /** The last to end first. */
  games: OwnGame[];
  /** Those who were met most often first. */
  opponents: Opponents[];
  /** The one that was played most often first. */
  editions: EditionGames[];
  /** To compare with, the best first; none if they were not measured by the edition of every reviewed game. */
  levels: LevelPerformance[];
  /** Null if too few games are reviewed to say them. */
  figures: OwnFigures | null;
  /** How many games must be reviewed for that. */
  least: number;
}

/** A game of two people that was played to its end. */
export interface Meeting {
  game: string;
  edition: string;
  /** When it ended, seconds since 1970. */
  at: number;
  /** My place, from 1; several who won together are all first. */
  mine: number;
  theirs: number;
}

/** The games in which I met somebody. */
export interface HeadToHead {
  guest: string;
  /** As in the last of these games. */
  name: string;
  /** The last to end first. */
  meetings: Meeting[];
  /** The games in which I finished ahead of them … */
  ahead: number;
  /** … and behind them. */
  behind: number;
  /** My performance in these games. Null if too few are reviewed to say it. */
  mine: Interval | null;
  /** Theirs; null too unless both of us agree to show it. */
  theirs: Interval | null;
  /** To show each other our performances in these games; null before I have said so. */
  i_agree: boolean | null;
  they_agree: boolean | null;
}

/** The people I have played with. */
export interface Friends {
  /** Those with whom I played most games first. */
  friends: HeadToHead[];
  /** How many games must be reviewed for a performance. */
  least: number;
}

/** A member of a circle. */
export interface Member {
  guest: string;
  name: string;
  /** Seconds since 1970. */
  since: number;
}

/** A year of one person. */
export interface YearRow {
  name: string;
  /** The piece that they had last. */
  token: string;
  evenings: number;
  won: number;
  points: number;
  /** Their place in each evening of the year, in order; 0 where they were not there. */
  places: number[];
  /** In how many evenings they finished ahead of each person, in the order of the rows. */
  ahead: number[];
}

/** The points for an evening. */
export interface Scoring {
  /** For the first, the second, and so on; none if what everybody was worth at the end counts. */
  places: number[];
  /** The member who chose them; empty if nobody did, or somebody who has left. */
  by: string;
  /** When, in seconds since 1970; 0 if nobody did. */
  at: number;
}

/** The table of a year. */
export interface YearTable {
  year: number;
  /** When each ended, in order, in seconds since 1970. */
  evenings: number[];
  /** Most points first, of equals who won more. */
  rows: YearRow[];
  scoring: Scoring;
}

/** How a game ended for a seat. */
export interface Finisher {
  seat: string;
  /** Empty for a bot, and for a person who had left for good. */
  guest: string;
  name: string;
  token: string;
  kind: PlaceKind;
  bot: string;
  /** 1 for each winner; then those who stayed longest, of those the richest. */
  place: number;
  worth: number;
  /** The round in which they went bankrupt; 0 for the others. */
  out_round: number;
  /** The creditor: a seat, or `bank`; empty for the others. */
  ruined_by: string;
}

/** A rent that was paid, in words that need no edition. */
export interface KeptRent {
  by: string;
  to: string;
  amount: number;
  deed: Record<string, string>;
}

/** A game of a circle that was played to its end. */
export interface Evening {
  edition: string;
  /** As of a `TableView`. */
  title: Record<string, string>;
  /** The house rules that were agreed on, by knob. */
  house: Record<string, number | boolean>;
  finish: Finisher[];
  rounds: number;
  turns: number;
  /** From its first move to its last. */
  seconds: number;
  /** The highest rent; null if none was paid. */
  highest: KeptRent | null;
  currency: string;
  currency_after: boolean;
}

/** An evening of a circle, with its game and when it ended, in seconds since 1970. */
export interface EveningView {
  game: string;
  at: number;
  evening: Evening;
}

/** Somebody who was ruined by another, and how often, all years together. */
export interface Ruin {
  by: string;
  whom: string;
  count: number;
}

/** A circle: its members, its evenings, the tables of its years, and what was most. */
export interface CircleView {
  circle: string;
  name: string;
  /** Those who have been there longest first; the first may remove others. */
  members: Member[];
  /** As of a `CircleBrief`. */
  table: string;
  /** The years in which it played, the last first. */
  years: YearTable[];
  /** The points for its next evening. */
  scoring: Scoring;
  /** All of them, the last first. */
  evenings: EveningView[];
  /** The evening with the highest rent of all. */
  highest: EveningView | null;
  shortest: EveningView | null;
  /** By its rounds. */
  longest: EveningView | null;
  /** Of those who ruined another, the one who did it most often. */
  ruin: Ruin | null;
}

/** A position, as a list shows it. */
export interface PuzzleBrief {
  id: string;
  edition: string;
  /** One of `analysis.puzzles.kept.Theme`; its words are `theme-THEME`. */
  theme: string;
  /** The difficulty: how many bots answer otherwise. */
  level: PuzzleLevel;
}

/** All positions there are, and which of them belongs to a day. */
export interface PuzzleList {
  /** The id of that of the day: the same for everybody. */
  of_day: string;
  /** The easiest first. */
  puzzles: PuzzleBrief[];
}

/** The answer of a bot to a position. */
export interface BotAnswerView {
  bot: string;
  /** In the notation. */
  text: string;
  act: Act;
  /** As of an `AnswerView`; null for an offer, which is not weighed. */
  cost: Interval | null;
  /** It is the best answer, or the interval leaves open whether it is worse. */
  as_good: boolean;
}

/** A position, its question, and the worth of the answers. */
export interface PuzzleView {
  /** It is this move of the record. */
  n: number;
  seat: string;
  /** The text of the best answer. */
  better: string;
  /** The best one, and the best of other kinds, as the rules list them; of a game that was played, also the one made there. */
  answers: AnswerView[];
  id: string;
  edition: string;
  theme: string;
  /** The position in which the turn began, and the moves up to the question. */
  record: string;
  bots: BotAnswerView[];
  /** How many games were played on after each answer. */
  futures: number;
  /** The bot that played them on. */
  bot: string;
}

/** Each seat's chance to win where a turn began. */
export interface TurnChances {
  /** From 1. */
  turn: number;
  seats: Interval[];
}

/** The chances to win that those who watch are shown, as far as they are counted. */
export interface LateChances {
  state: ReviewState;
  /** How many turns late the chances are shown. */
  late: number;
  turns: TurnChances[];
}

/** Why a record that was brought is not taken: what stands where, and what was expected. */
export interface RecordFault {
  /** Of the file; 0 where it is about the whole of it. */
  line: number;
  word: string;
  part: RecordPart;
  /** By language; in English alone what is said in no other. */
  expected: Record<string, string>;
  /** The reason, if a rule refuses it. */
  reason: ReasonView | null;
}

/** One of the answers that a choice allows. */
export interface FieldOption {
  value: number | string;
  names: Record<string, string>;
}

/** Something that can be changed by itself. */
export interface FieldInfo {
  key: string;
  /** Its name in files: `price`, `rents`, `go_salary`. */
  name: string;
  /** The name of a question of the rules; empty for all else. */
  names: Record<string, string>;
  kind: FieldKind;
  /** Its place in a list, from 0; −1 for what stands in none. */
  row: number;
  /** Whether people often set it otherwise at their tables. */
  usual: boolean;
  /** As the edition has it. */
  value: number | boolean | string | Record<string, string>;
  least: number;
  most: number;
  options: FieldOption[];
}

/** A thing that has fields. */
export interface SubjectInfo {
  table: SubjectTable;
  /** Empty for what there is only one of. */
  id: string;
  fields: FieldInfo[];
}

/** Something that is wrong with a board. */
export interface FieldFault {
  /** The key of the field concerned, `edition.title` for its name; empty where no single one is.
   *
   * Of a file that is opened, the line and the key there.
   */
  field: string;
  /** The value found, by language; empty if there is none, in English alone if it is the same in every language. */
  found: Record<string, string>;
  /** The values allowed, in the same form. */
  allowed: Record<string, string>;
}

/** A board as its file has it; or why it cannot be opened here. */
export interface OpenedBoard {
  board: OwnBoard | null;
  faults: FieldFault[];
}

/** A custom edition, checked. */
export interface OwnBoardView {
  /** The best name of its file; empty if the board has no name that can be one. */
  file: string;
  /** The file that says it; empty where it cannot be written. */
  text: string;
  /** The consequences of the changes, by key of a field. */
  follows: Record<string, number | boolean | string | Record<string, string>>;
  /** Everything that is wrong; a board without faults can be played. */
  faults: FieldFault[];
  brief: EditionBrief | null;
  /** The edition that it makes; null where something is wrong. */
  info: EditionInfo | null;
}

/** A bot's place on the ladder; `rules` is at 1,000. */
export interface BotRating {
  rating: number;
  /** The distance to either end of the 95% interval. */
  reach: number;
  /** Of a hundred games of two those that it won, with each of the others as often. */
  duels: number;
}

/** A ladder that was played to its end. */
export interface LevelRatings {
  edition: string;
  /** By which it was made. */
  command: string;
  games: number;
  bots: Record<string, BotRating>;
}

/** Of a hundred games among three others those that were won, with the ends of the 95% interval. */
export interface WinShare {
  share: number;
  low: number;
  high: number;
  games: number;
}

/** How strong each character is among styles that people play. */
export interface CharacterStrengths {
  edition: string;
  /** By which it was measured. */
  command: string;
  /** By name and level, in the order in which they introduce themselves. */
  characters: Record<string, Record<string, WinShare>>;
}
