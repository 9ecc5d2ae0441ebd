-- A data folder as the first published version wrote it: two games, the second with an offer that stands.
BEGIN TRANSACTION;
CREATE TABLE game (
	no INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	"plan" TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	client TEXT NOT NULL, 
	PRIMARY KEY (no), 
	UNIQUE (id), 
	UNIQUE (client)
);
INSERT INTO "game" VALUES(1,'53079484d89c','fr2013','{"seats":[{"name":"Ada","kind":"person","token":"balloon","bot":"","claims":true},{"name":"Marguerite","kind":"bot","token":"lighthouse","bot":"random","claims":true}],"minutes":0,"house":{"parking_pot":true},"own":[]}',1760000000.0,'first');
INSERT INTO "game" VALUES(2,'311cb78b5096','us1973','{"seats":[{"name":"Ada","kind":"person","token":"balloon","bot":"","claims":true},{"name":"Marguerite","kind":"person","token":"lighthouse","bot":"","claims":true},{"name":"Quill","kind":"bot","token":"valise","bot":"rules","claims":true}],"minutes":0,"house":{},"own":[]}',1760000000.0,'second');
CREATE TABLE move (
	game TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	client TEXT, 
	PRIMARY KEY (game, n), 
	UNIQUE (game, client), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "move" VALUES('53079484d89c',1,0,'p1 roll',1760000000.0,NULL);
INSERT INTO "move" VALUES('53079484d89c',2,15,'* dice 4 3',1760000000.0,'m1');
INSERT INTO "move" VALUES('53079484d89c',3,1,'p2 roll',1760000000.0,NULL);
INSERT INTO "move" VALUES('53079484d89c',4,15,'* dice 2 4',1760000000.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',1,0,'p1 roll',1760000001.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',2,15,'* dice 5 2',1760000001.0,'k1');
INSERT INTO "move" VALUES('311cb78b5096',3,1,'p2 roll',1760000002.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',4,15,'* dice 1 4',1760000002.0,'k2');
INSERT INTO "move" VALUES('311cb78b5096',5,2,'p3 roll',1760000003.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',6,15,'* dice 1 5',1760000003.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',7,0,'p1 roll',1760000004.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',8,15,'* dice 6 5',1760000004.0,'k3');
INSERT INTO "move" VALUES('311cb78b5096',9,0,'p1 buy',1760000005.0,'k4');
INSERT INTO "move" VALUES('311cb78b5096',10,1,'p2 roll',1760000006.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',11,15,'* dice 2 1',1760000006.0,'k5');
INSERT INTO "move" VALUES('311cb78b5096',12,1,'p2 buy',1760000007.0,'k6');
INSERT INTO "move" VALUES('311cb78b5096',13,2,'p3 roll',1760000008.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',14,15,'* dice 4 6',1760000008.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',15,0,'p1 roll',1760000009.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',16,15,'* dice 1 4',1760000009.0,'k7');
INSERT INTO "move" VALUES('311cb78b5096',17,0,'p1 buy',1760000010.0,'k8');
INSERT INTO "move" VALUES('311cb78b5096',18,1,'p2 roll',1760000011.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',19,15,'* dice 6 3',1760000011.0,'k9');
INSERT INTO "move" VALUES('311cb78b5096',20,1,'p2 buy',1760000012.0,'k10');
INSERT INTO "move" VALUES('311cb78b5096',21,2,'p3 roll',1760000013.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',22,15,'* dice 3 2',1760000013.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',23,2,'p3 buy',1760000013.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',24,0,'p1 roll',1760000014.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',25,15,'* dice 1 3',1760000014.0,'k11');
INSERT INTO "move" VALUES('311cb78b5096',26,1,'p2 roll',1760000015.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',27,15,'* dice 1 6',1760000015.0,'k12');
INSERT INTO "move" VALUES('311cb78b5096',28,1,'p2 buy',1760000016.0,'k13');
INSERT INTO "move" VALUES('311cb78b5096',29,2,'p3 roll',1760000017.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',30,15,'* dice 5 4',1760000017.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',31,2,'p3 buy',1760000019.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',32,0,'p1 roll',1760000020.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',33,15,'* dice 5 3',1760000020.0,'k14');
INSERT INTO "move" VALUES('311cb78b5096',34,0,'p1 buy',1760000021.0,'k15');
INSERT INTO "move" VALUES('311cb78b5096',35,1,'p2 roll',1760000022.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',36,15,'* dice 1 5',1760000022.0,'k16');
INSERT INTO "move" VALUES('311cb78b5096',37,1,'p2 buy',1760000023.0,'k17');
INSERT INTO "move" VALUES('311cb78b5096',38,2,'p3 roll',1760000025.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',39,15,'* dice 3 4',1760000025.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',40,2,'p3 buy',1760000028.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',41,0,'p1 roll',1760000029.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',42,15,'* dice 1 6',1760000029.0,'k18');
INSERT INTO "move" VALUES('311cb78b5096',43,0,'p1 buy',1760000030.0,'k19');
INSERT INTO "move" VALUES('311cb78b5096',44,1,'p2 roll',1760000031.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',45,15,'* dice 6 6',1760000031.0,'k20');
INSERT INTO "move" VALUES('311cb78b5096',46,1,'p2 buy',1760000032.0,'k21');
INSERT INTO "move" VALUES('311cb78b5096',47,1,'p2 roll',1760000033.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',48,15,'* dice 5 4',1760000033.0,'k22');
INSERT INTO "move" VALUES('311cb78b5096',49,1,'p2 buy',1760000034.0,'k23');
INSERT INTO "move" VALUES('311cb78b5096',50,2,'p3 roll',1760000035.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',51,15,'* dice 1 4',1760000035.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',52,15,'* card ch_nearest_utility',1760000035.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',53,0,'p1 roll',1760000037.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',54,15,'* dice 3 3',1760000037.0,'k24');
INSERT INTO "move" VALUES('311cb78b5096',55,0,'p1 buy',1760000038.0,'k25');
INSERT INTO "move" VALUES('311cb78b5096',56,0,'p1 roll',1760000039.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',57,15,'* dice 1 4',1760000039.0,'k26');
INSERT INTO "move" VALUES('311cb78b5096',58,1,'p2 claim p3 electric_company',1760000040.0,NULL);
INSERT INTO "move" VALUES('311cb78b5096',59,15,'* dice 5 2',1760000040.0,'k27');
INSERT INTO "move" VALUES('311cb78b5096',60,1,'p2 claim p1 oriental_avenue',1760000041.0,'k28');
CREATE TABLE passgo (
	schema INTEGER NOT NULL, 
	PRIMARY KEY (schema)
);
INSERT INTO "passgo" VALUES(1);
CREATE TABLE talk (
	game TEXT NOT NULL, 
	k INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	client TEXT, 
	PRIMARY KEY (game, k), 
	UNIQUE (game, client), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "talk" VALUES('53079484d89c',1,0,'{"t":"pace","ms":0}',1760000000.0,'p1');
INSERT INTO "talk" VALUES('311cb78b5096',1,0,'{"t":"pace","ms":0}',1760000000.0,'p2');
INSERT INTO "talk" VALUES('311cb78b5096',2,0,'{"t":"order","seat":1,"claims":false}',1760000000.0,'s1');
INSERT INTO "talk" VALUES('311cb78b5096',3,60,'{"t":"offer","offer":1,"text":"p2 offer p1 5 for 1"}',1760000042.0,'o1');
COMMIT;
