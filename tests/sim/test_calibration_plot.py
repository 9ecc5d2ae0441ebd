"""A calibration as a picture."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from passgo.analysis.calibration import Class
from passgo.analysis.calibration_plot import drawn
from passgo.editions import find_edition
from passgo.sim.intervals import wilson
from passgo.sim.words import StudyWords

SVG = "{http://www.w3.org/2000/svg}"


def test_each_tenth_is_a_dot_with_its_interval() -> None:
    came = wilson(30, 40)
    words = StudyWords(find_edition("us1973"), "fr")
    picture = ET.fromstring(drawn([Class(0.25, wilson(10, 40)), Class(0.5, came)], 80, words))
    on_the_diagonal, above = picture.findall(f"{SVG}circle")
    assert (on_the_diagonal.get("cx"), on_the_diagonal.get("cy")) == ("164.0", "340.0")
    assert (above.get("cx"), above.get("cy")) == ("264.0", "140.0")
    interval = picture.findall(f"{SVG}line[@class='interval']")[1]
    assert float(interval.get("y2")) < 140 < float(interval.get("y1"))
