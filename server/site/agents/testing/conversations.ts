// Longer than 200 lines: thirty conversations are read as one table.

/** What a call comes to: products, questions to ask first, an ending, or a sentence that has these words. */
type Outcome = "products" | "questions" | "ending" | "found" | { says: string[] };

/** What an assistant sends, and what it comes to. */
export interface Conversation {
  /** Its habit, in the words of "an assistant that …". */
  that: string;
  key?: "dialabed" | "safarioutdoor";
  calls: readonly {
    tool: "list_finders" | "get_questions" | "recommend";
    sends: unknown;
    gets: Outcome;
  }[];
  /** The same answers as the finder's page asks for them. */
  page?: string;
}

const boots = (answers: unknown, more: object = {}) => ({ finder: "boots", answers, ...more });
const trail = (answers: unknown) => ({ finder: "trail", answers });
const bed = (answers: unknown) => ({ finder: "dialabed", answers });
const gun = (answers: unknown) => ({ finder: "safarioutdoor", answers });
const ask = (sends: unknown, gets: Outcome = "products") => ({
  tool: "recommend" as const,
  sends,
  gets,
});
const look = (sends: unknown, gets: Outcome = "questions") => ({
  tool: "get_questions" as const,
  sends,
  gets,
});
const GROUND = { ground: "trail", width: "wide" };
const GROUND_PAGE = "/api/finders/boots/recommendations?ground=trail&width=wide";
const SIDE = {
  sleepStyle: "side",
  bedSize: "queen",
  mattressType: "not_sure",
  firmness: "medium",
};
const SIDE_PAGE =
  "/api/finders/dialabed/recommendations?sleepStyle=side&bedSize=queen&mattressType=not_sure&firmness=medium";
const CHILD_PAGE = "/api/finders/trail/recommendations?who=child&age=8&school=yes&width=wide";

/** As small models are seen to call tools: right ones, and each wrong one with what they try next. */
export const conversations: readonly Conversation[] = [
  {
    that: "does as it is told",
    calls: [
      { tool: "list_finders", sends: {}, gets: "found" },
      look({ finder: "boots" }),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "sends labels for ids",
    calls: [ask(boots({ ground: "Trail", width: "Wide" }))],
    page: GROUND_PAGE,
  },
  {
    that: "sends titles for the ids of questions",
    calls: [ask(boots({ "Where do you walk?": "trail", "how wide are your feet?": "WIDE" }))],
    page: GROUND_PAGE,
  },
  {
    that: "sends everything as one text",
    calls: [ask(boots(JSON.stringify(GROUND)))],
    page: GROUND_PAGE,
  },
  {
    that: "sends lists where one is asked for",
    calls: [ask(boots({ ground: ["trail"], width: ["wide"] }))],
    page: GROUND_PAGE,
  },
  {
    that: "sends null and empty texts for what was not said",
    calls: [
      ask(
        boots(
          { ...GROUND, waterproof: null, size: "", allergy: [] },
          { picks: null, locale: null },
        ),
      ),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "asks for products at once",
    calls: [ask({ finder: "boots" }, "questions"), ask(boots(GROUND))],
    page: GROUND_PAGE,
  },
  {
    that: "answers half",
    calls: [ask(boots({ ground: "trail" }), "questions"), ask(boots(GROUND))],
    page: GROUND_PAGE,
  },
  {
    that: "makes options up",
    calls: [
      ask(boots({ ground: "mountains", width: "wide" }), {
        says: ["ground: There is no option “mountains”. The options are: trail, road."],
      }),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "makes questions up",
    calls: [
      ask(boots({ ...GROUND, color: "red" }), {
        says: ["color: This finder does not ask that. It asks: ground, width, waterproof"],
      }),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "calls the finder by another field",
    calls: [
      ask(
        { slug: "boots", answers: GROUND },
        { says: ["finder: This is missing.", "This tool takes: finder (required)"] },
      ),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "guesses the finder",
    calls: [
      ask(
        { finder: "hiking-boots", answers: GROUND },
        { says: ["There is no such finder.", "boots"] },
      ),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "sends a number for a budget",
    calls: [ask(boots({ ...GROUND, budget: 1000 }))],
    page: `${GROUND_PAGE}&budget=..1000`,
  },
  {
    that: "writes a range with a hyphen",
    calls: [ask(boots({ ...GROUND, budget: "500-1000" }))],
    page: `${GROUND_PAGE}&budget=500..1000`,
  },
  {
    that: "sends the ends of a range as texts",
    calls: [ask(boots({ ...GROUND, budget: { min: "500", max: null } }))],
    page: `${GROUND_PAGE}&budget=500..`,
  },
  {
    that: "sends the ends of a range as a list",
    calls: [ask(boots({ ...GROUND, budget: [500, 1000] }))],
    page: `${GROUND_PAGE}&budget=500..1000`,
  },
  {
    that: "writes a budget with its currency",
    calls: [ask(boots({ ...GROUND, budget: "R1 000" }))],
    page: `${GROUND_PAGE}&budget=..1000`,
  },
  {
    that: "writes a budget with a word",
    calls: [ask(boots({ ...GROUND, budget: "under 1,000" }))],
    page: `${GROUND_PAGE}&budget=..1000`,
  },
  {
    that: "writes a range as a text of its own",
    calls: [ask(boots({ ...GROUND, budget: '{"min": 500, "max": 1000}' }))],
    page: `${GROUND_PAGE}&budget=500..1000`,
  },
  {
    that: "counts in another currency",
    calls: [
      ask(boots({ ...GROUND, budget: "100 EUR" }), { says: ["budget: Send a range in ZAR"] }),
      ask(boots({ ...GROUND, budget: { max: 1000 } })),
    ],
    page: `${GROUND_PAGE}&budget=..1000`,
  },
  {
    that: "turns a range around",
    calls: [
      ask(boots({ ...GROUND, budget: [1000, 500] }), {
        says: ["budget: The least, 1000, is more than the most, 500."],
      }),
      ask(boots({ ...GROUND, budget: [500, 1000] })),
    ],
    page: `${GROUND_PAGE}&budget=500..1000`,
  },
  {
    that: "picks where there is no set",
    calls: [
      ask(boots(GROUND, { picks: { boots: "b1" } }), {
        says: ["picks: The results of this finder are one list, and no set: leave picks out."],
      }),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "says that the person does not mind",
    calls: [
      ask(boots({ ...GROUND, allergy: "no preference" }), {
        says: ["allergy: There is no option", "Leave it out if the person has no preference."],
      }),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "types where options are listed",
    calls: [
      look(
        { finder: "boots", find: { question: "ground", text: "tra" } },
        {
          says: [
            "find.question: No question of this finder is answered by typing: their options are listed.",
          ],
        },
      ),
      ask(boots(GROUND)),
    ],
    page: GROUND_PAGE,
  },
  {
    that: "writes a budget in words",
    calls: [
      ask(boots({ ...GROUND, budget: "not more than a thousand" }), {
        says: ['budget: Send a range in ZAR such as {"max": 1000}'],
      }),
      ask(boots({ ...GROUND, budget: { max: 1000 } })),
    ],
    page: `${GROUND_PAGE}&budget=..1000`,
  },
  {
    that: "sends a number with its unit",
    calls: [ask(boots({ ...GROUND, size: "42 EU" }))],
    page: `${GROUND_PAGE}&size=42`,
  },
  {
    that: "says an age in another unit, which there is none of",
    calls: [
      ask(trail({ who: "child", age: "96 months", school: true, width: "wide" }), {
        says: ["age: Send a number from 3 to 12 years."],
      }),
      ask(trail({ who: "child", age: "8 years", school: true, width: "wide" })),
    ],
    page: CHILD_PAGE,
  },
  {
    that: "sends a number that there is not",
    calls: [
      ask(boots({ ...GROUND, size: 9 }), { says: ["size: Send a number from 30 to 50 EU."] }),
      ask(boots({ ...GROUND, size: 42 })),
    ],
    page: `${GROUND_PAGE}&size=42`,
  },
  {
    that: "forgets what hangs on an answer",
    calls: [
      ask(trail({ who: "child" }), "questions"),
      ask(trail({ who: "child", age: 8, school: true, width: "wide" })),
    ],
    page: CHILD_PAGE,
  },
  {
    that: "asks for what is left, step by step",
    calls: [
      look(trail({ who: "A child" })),
      look(trail({ who: "A child", age: "8 years" })),
      ask(trail({ who: "A child", age: "8 years", school: "Yes", width: "Wide" })),
    ],
    page: CHILD_PAGE,
  },
  {
    that: "answers what is not asked then",
    calls: [ask(trail({ who: "adult", age: 8, width: "wide" }))],
    page: "/api/finders/trail/recommendations?who=adult&width=wide",
  },
  {
    that: "chooses more than it may",
    calls: [
      ask(trail({ who: "adult", ground: ["on-trails", "on-roads"] }), {
        says: ["ground: Choose at most 1 options."],
      }),
      ask(trail({ who: "adult", ground: ["Trails, hills"] })),
    ],
    page: "/api/finders/trail/recommendations?who=adult&ground=on-trails",
  },
  {
    that: "chooses nothing and something",
    calls: [
      ask(trail({ who: "adult", ground: "on-trails, none" }), {
        says: ["“None of these” is chosen alone"],
      }),
      ask(trail({ who: "adult", ground: "none" })),
    ],
    page: "/api/finders/trail/recommendations?who=adult&ground=none",
  },
  {
    that: "writes a date as people do",
    calls: [
      ask(trail({ who: "adult", width: "wide", from: "next spring" }), {
        says: ["from: Use a date such as 2026-11-22."],
      }),
      ask(trail({ who: "adult", width: "wide", from: "2027-03-01" })),
    ],
    page: "/api/finders/trail/recommendations?who=adult&width=wide&from=2027-03-01",
  },
  { that: "comes to an ending", calls: [ask(trail({ who: "pet" }), "ending")] },
  {
    that: "asks in another language",
    calls: [ask({ ...trail({ who: "Ein Kind", age: 4, width: "wide" }), locale: "de-AT" })],
    page: "/api/finders/trail/recommendations?locale=de&who=child&age=4&width=wide",
  },
  {
    that: "looks up what is found by typing",
    calls: [
      look(
        {
          finder: "found-seats",
          find: { question: "model", text: "fab" },
          answers: { make: "skoda" },
        },
        "found",
      ),
      ask({ finder: "found-seats", answers: { make: "skoda", model: "fabia", years: "2016" } }),
    ],
    page: "/api/finders/found-seats/recommendations?make=%C5%A0koda&model=Fabia&years=2016",
  },
  {
    that: "types half of what is found by typing",
    calls: [
      ask(
        { finder: "found-seats", answers: { make: "Kia", model: "Pica", years: "2013" } },
        { says: ["model: “Pica” could be: Picanto. Send one of them."] },
      ),
      ask({ finder: "found-seats", answers: { make: "Kia", model: "Picanto", years: 2013 } }),
    ],
    page: "/api/finders/found-seats/recommendations?make=Kia&model=Picanto&years=2013",
  },
  {
    that: "changes a product of a set",
    calls: [
      ask({ finder: "coffee", answers: { makes: "espresso" } }),
      ask({ finder: "coffee", answers: { makes: "espresso" }, picks: { grinder: "fine-2" } }),
    ],
    page: "/api/finders/coffee/recommendations?makes=espresso&pick.grinder=fine-2",
  },
  {
    that: "picks in a section that there is not",
    calls: [
      ask(
        { finder: "coffee", answers: { makes: "espresso" }, picks: { milk: "oat" } },
        { says: ["This finder has no such part."] },
      ),
      ask({ finder: "coffee", answers: { makes: "espresso" }, picks: {} }),
    ],
    page: "/api/finders/coffee/recommendations?makes=espresso",
  },
  {
    that: "has the key of the bed finder",
    key: "dialabed",
    calls: [
      ask(bed({ sleepStyle: "Side Sleeper" }), "questions"),
      ask(bed({ ...SIDE, budget: {} })),
    ],
    page: `${SIDE_PAGE}&budget=..`,
  },
  {
    that: "sends everything that it may of the bed finder",
    key: "dialabed",
    calls: [
      ask(
        bed({
          ...SIDE,
          concerns: ["Back Pain", "allergies"],
          budget: { max: 30_000 },
          features: "cooling, Breathable, edge_support",
        }),
      ),
    ],
    page: `${SIDE_PAGE}&concerns=back_pain,allergies&budget=..30000&features=cooling,breathable,edge_support`,
  },
  {
    that: "answers the firearm finder in two calls",
    key: "safarioutdoor",
    calls: [
      ask(gun({ purpose: "hunting" }), "questions"),
      ask(
        gun({
          purpose: "hunting",
          huntingGame: "Medium game",
          firearmType: "rifle",
          action: "bolt",
          caliber: "308_win",
          budget: 40_000,
        }),
      ),
    ],
    page: "/api/finders/safarioutdoor/recommendations?purpose=hunting&huntingGame=medium_game&firearmType=rifle&action=bolt&caliber=308_win&budget=..40000",
  },
];
