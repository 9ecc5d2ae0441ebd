"""The box of an edition as a PDF at true size: board, deeds, cards, money, papers, rules.

`box_pdf(edition, "en", "a4")` gives its bytes. Inks, drawings and faces are those of the client, from its build.
"""
