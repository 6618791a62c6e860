import type { z } from "zod";
import type { finderDocument } from "@shared/finders/document";
import { TENT_BRAND, type StaffCall } from "./put-in-tents";

const en = (text: string) => ({ en: text });
const tent = (color: string) => ({ attribute: "tent-color", is: color });
const shape = (id: string) => ({ attribute: "shape", is: id });
const wish = (condition: object) => [{ use: "score", condition }] as never;
const picture = (name: string) => `https://tents.example/${name}.svg`;

/** A small finder of tents that asks in ways the large one does without. */
const waysDocument = (catalog: string): z.input<typeof finderDocument> => ({
  schema: 1,
  locale: "en",
  title: en("Find your tent"),
  questions: [
    {
      id: "color",
      title: en("Which color?"),
      ask: { kind: "one", as: "swatches" },
      options: [
        { id: "sand", label: en("Sand"), color: "#d9c7a0", rules: wish(tent("sand")) },
        {
          id: "moss",
          label: en("Moss green, undyed and unbleached"),
          text: en("Hardly seen among trees."),
          color: "#55663c",
          rules: wish(tent("moss")),
        },
        {
          id: "red",
          label: en("Rettungsmannschaftssignalrot"),
          color: "#c3142d",
          badges: ["popular"],
          tip: en("Seen from far away."),
          rules: wish(tent("signal-red")),
        },
        { id: "white", label: en("White"), color: "#ffffff" },
        { id: "black", label: en("Black"), color: "#000000" },
        { id: "any", label: en("Not sure"), exclusive: "not-sure" },
      ],
    },
    {
      id: "shape",
      title: en("Which shape?"),
      ask: { kind: "one", as: "pictures" },
      options: [
        { id: "dome", label: en("Dome"), picture: picture("dome"), rules: wish(shape("dome")) },
        {
          id: "tunnel",
          label: en("Tunnel"),
          text: en("More room, and more pegs."),
          picture: picture("tunnel"),
          rules: wish(shape("tunnel")),
        },
        {
          id: "bell",
          label: en("Bell tent"),
          picture: picture("bell"),
          color: "#d9c7a0",
          rules: wish(shape("bell")),
        },
      ],
    },
    {
      id: "measuring",
      title: en("Before you measure"),
      text: en("Lay the tent out flat.\n\nPut the bag on the scales with the poles inside."),
      ask: { kind: "info" },
    },
    {
      id: "leaving",
      title: en("When do you leave?"),
      ask: { kind: "date", min: "2026-11-01", max: "2027-10-31" },
    },
    {
      id: "carry",
      title: en("How much can you carry?"),
      ask: {
        kind: "number",
        unit: "kg",
        otherUnits: [{ unit: "lb", perUnit: 2.2046226 }],
        min: 0.5,
        max: 20,
        step: 0.1,
      },
      rules: wish({ attribute: "tent-weight", atMost: { answer: "carry" } }),
    },
    {
      id: "rain",
      title: en("How much rain must it stand?"),
      text: en("The water column that it holds."),
      ask: { kind: "range", unit: "mm", min: 0, max: 6_000, step: 500 },
      rules: [{ use: "narrow", condition: { attribute: "water-column", inRangeOf: "rain" } }],
    },
    {
      id: "wishes",
      title: en("What matters?"),
      ask: { kind: "many", max: 2 },
      options: [
        {
          id: "dark",
          label: en("Dark inside"),
          rules: wish({ attribute: "blackout", is: "yes" }),
        },
        {
          id: "rock",
          label: en("Stands on rock"),
          rules: wish({ attribute: "freestanding", is: "yes" }),
        },
        {
          id: "rain",
          label: en("Days of rain"),
          rules: wish({ attribute: "water-column", atLeast: 3_000 }),
        },
        { id: "none", label: en("None of these"), exclusive: "none" },
      ],
    },
  ],
  sections: [{ id: "tents", catalogue: catalog }],
});

/** All that staff call to put it in beside the finder of tents, among whose products it chooses. */
export function waysCalls(slug: string, catalog = "tents"): StaffCall[] {
  const path = `/api/admin/finders/${slug}`;
  const body = { slug, name: "Ways to Ask", brand: TENT_BRAND };
  return [
    { method: "POST", path: "/api/admin/finders", body },
    {
      method: "PUT",
      path: `${path}/draft`,
      body: { revision: 0, document: waysDocument(catalog) },
    },
    { method: "POST", path: `${path}/publish`, body: { revision: 1 } },
  ];
}
