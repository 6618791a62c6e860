import { expect, it } from "vitest";
import { shortYearsIn, yearsIn } from "./years";

it.each([
  ["2008-2013", { min: 2008, max: 2013 }],
  ["2008 – 2013", { min: 2008, max: 2013 }],
  ["08/2004 - 10/2011", { min: 2004, max: 2011 }],
  ["2019-", { min: 2019 }],
  ["2019->", { min: 2019 }],
  ["ab 2019", { min: 2019 }],
  ["2014 - heute", { min: 2014 }],
  ["2014-present", { min: 2014 }],
  ["from 07/2010", { min: 2010 }],
  ["2012+", { min: 2012 }],
  ["bis 2000", { max: 2000 }],
  ["-2005", { max: 2005 }],
  ["2015", { min: 2015, max: 2015 }],
  ["05.2015", { min: 2015, max: 2015 }],
  ["12-20", undefined],
  ["Apr 14", undefined],
  ["2013-2008", undefined],
  ["120-200", undefined],
  ["2008-2013 cm", undefined],
  ["21999", undefined],
])("%s spans %j", (cell, years) => {
  expect(yearsIn(cell)).toEqual(years);
});

it.each([
  ["12-20", "2012-2020"],
  ["99-05", "1999-2005"],
  ["'03 – '10", "2003-2010"],
  ["20-", "2020-"],
  ["12", "2012"],
  ["-05", "-2005"],
  ["20-12", undefined],
  ["2012-20", undefined],
])("%s of two digits is %j in full", (cell, full) => {
  expect(shortYearsIn(cell)).toBe(full);
});
