import type { Case } from "./shopper";

export const cases: Case<"size" | "use" | "wet" | "runFlat" | "price">[] = [
  {
    said: "205/55R16 for a city car that is driven a lot in the rain, up to R2,300",
    answers: { size: "205/55R16", use: "Passenger", wet: "A lot", price: [0, 2_300] },
    anyOf: [],
  },
  {
    said: "265/65R17 for a bakkie on gravel roads, up to R4,000",
    answers: { size: "265/65R17", use: "A/T", price: [0, 4_000] },
    anyOf: [],
  },
  {
    said: "265/65R17 for a bakkie that stays on the highway, and grips in the rain",
    answers: { size: "265/65R17", use: "H/T", wet: "A lot" },
    anyOf: [],
  },
  {
    said: "225/45R17 run-flats for a car that has no spare wheel, good in the wet",
    answers: { size: "225/45R17", use: "Passenger", wet: "A lot", runFlat: "Yes" },
    anyOf: [],
  },
  {
    said: "225/45R17 run-flats, under R3,000: there are none",
    answers: { size: "225/45R17", runFlat: "Yes", price: [0, 3_000] },
    anyOf: [],
  },
  {
    said: "195/65R15 for a hatchback, as cheap as R1,500",
    answers: { size: "195/65R15", use: "Passenger", wet: "It does not matter", price: [0, 1_500] },
    anyOf: [],
  },
  {
    said: "205/55R16 for exactly R2,199 at most",
    answers: { size: "205/55R16", wet: "A lot", price: [0, 2_199] },
    anyOf: [],
  },
  {
    said: "205/55R16 for what the June special costs, R1,449 and no more or less",
    answers: { size: "205/55R16", price: [1_449, 1_449] },
    anyOf: [],
  },
  {
    said: "265/65R17 for sand and gravel under R1,000: the budget has to give way",
    answers: { size: "265/65R17", use: "A/T", price: [0, 1_000] },
    anyOf: [],
  },
  {
    said: "285/75R16 for mud and rocks, up to R6,000",
    answers: { size: "285/75R16", use: "M/T", price: [0, 6_000] },
    anyOf: [],
  },
  {
    said: "31x10.50R15 for a 4x4, up to R6,000: its price is not in the list",
    answers: { size: "31x10.50R15", use: "A/T", price: [0, 6_000] },
    anyOf: [],
  },
  {
    said: "205R16 for an old 4x4 on gravel",
    answers: { size: "205R16", use: "A/T", wet: "A lot" },
    anyOf: [],
  },
  {
    said: "195R14C for a delivery bakkie with loads, up to R1,600",
    answers: { size: "195R14C", use: "Light truck", price: [0, 1_600] },
    anyOf: [],
  },
  {
    said: "165/70R13 for an old Corolla, up to R750",
    answers: { size: "165/70R13", use: "Passenger", price: [0, 750] },
    anyOf: [],
  },
  {
    said: "195/50R15, which the shop writes 195/50/15, for a car on tar, grip in the wet matters: nobody states it",
    answers: { size: "195/50/15", use: "Passenger", wet: "A lot" },
    anyOf: [],
  },
  {
    said: "225/40R18 for a sporty sedan, run-flat, grip in the wet matters",
    answers: { size: "225/40R18", use: "Passenger", wet: "A lot", runFlat: "Yes" },
    anyOf: [],
  },
  {
    said: "Does not know the size; drives on gravel and sand",
    answers: { use: "A/T", wet: "It does not matter" },
    anyOf: [],
  },
  {
    said: "Any run-flat with good grip in the wet, from R2,000 to R3,500",
    answers: { wet: "A lot", runFlat: "Yes", price: [2_000, 3_500] },
    anyOf: [],
  },
  {
    said: "Anything up to R1,500, and grip in the wet matters",
    answers: { wet: "A lot", price: [0, 1_500] },
    anyOf: [],
  },
  { said: "Only looks around", answers: {}, anyOf: [] },
];
