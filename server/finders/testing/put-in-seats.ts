import type { StaffCall } from "./put-in-tents";

const en = (text: string) => ({ en: text });
const found = (key: string, after: string[] = []) => ({
  id: key,
  title: en(`Which ${key}?`),
  ask: { kind: "find", after },
  required: false,
  options: { listed: "found-cars", key },
});
/** Its answers are found by typing in a list of cars. */
const seatDocument = {
  schema: 1,
  locale: "en",
  title: en("Seats"),
  questions: [
    found("make"),
    found("model", ["make"]),
    {
      ...found("years", ["make", "model"]),
      rules: [
        {
          use: "filter",
          condition: {
            list: "found-cars",
            listedFor: [{ answer: "make" }, { answer: "model" }, { answer: "years" }],
          },
        },
      ],
    },
    {
      id: "color",
      title: en("Which color?"),
      ask: { kind: "find" },
      required: false,
      options: [
        { id: "r", label: en("Red"), synonyms: ["Crimson"] },
        { id: "g", label: en("Green"), when: { question: "make", is: "Kia" } },
      ],
    },
  ],
  sections: [{ id: "seats", catalogue: "found-seats" }],
};
const key = (id: string, kind: "text" | "range") => ({ id, label: id, kind });
/** Its file. */
export const SEAT_LIST = `make,model,years,product,note
Škoda,Fabia,2015 – 2018,S1,Without a support leg.
SKODA,Octavia,2010-2011,S1,
Kia,Picanto,from 2012,S2,
"Kia","Rio, 5-door",2012 – 2013,S1,
`;

/** All that staff call to put in a finder of seats, with the list of the cars that they fit. */
export function seatCalls(slug: string): StaffCall[] {
  const path = `/api/admin/finders/${slug}`;
  return [
    {
      method: "POST",
      path: "/api/admin/catalogues",
      body: { id: slug, name: "Seats", selection: { collections: [slug] } },
    },
    {
      method: "POST",
      path: `/api/admin/catalogues/${slug}/products/import`,
      body: "key,name,price\nS1,Seat one,1000\nS2,Seat two,900\n",
    },
    {
      method: "POST",
      path: "/api/admin/product-lists",
      body: {
        id: "found-cars",
        name: "Cars",
        keys: [key("make", "text"), key("model", "text"), key("years", "range")],
      },
    },
    { method: "POST", path: "/api/admin/product-lists/found-cars/import", body: SEAT_LIST },
    { method: "POST", path: "/api/admin/finders", body: { slug: slug, name: "Seats" } },
    { method: "PUT", path: `${path}/draft`, body: { revision: 0, document: seatDocument } },
    { method: "POST", path: `${path}/publish`, body: { revision: 1 } },
  ];
}
