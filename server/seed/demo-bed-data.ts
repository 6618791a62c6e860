// Longer than 200 lines: it is all data.

export type MattressType = "foam" | "innerspring" | "memory_foam" | "hybrid" | "latex";
export type Firmness = "soft" | "medium_soft" | "medium" | "medium_firm" | "firm";

/** Features come on top of those every bed of the type has; the price is that of the single. */
type Spec = [range: string, Firmness, single: number, "alone" | "set", ...features: string[]];
/** The first short text also fits a single, so it never speaks of two people; the second may. */
export type BedModel = [spec: Spec, construction: string, short: string, secondShort?: string];

/** Invented models, each made in every size; all firmness levels occur in every type. */
export const bedModels: Record<MattressType, BedModel[]> = {
  foam: [
    [
      ["Tankwa", "firm", 2199, "alone", "Durability"],
      "A single block of high-density foam in a quilted knit cover, with no springs to creak.",
      "A plain, firm block of foam for spare rooms and tight budgets.",
      "No springs, no layers: just firm foam.",
    ],
    [
      ["Namaqua", "medium", 2499, "alone", "Breathable", "Hypoallergenic"],
      "Open-cell foam cut in one piece, 18 cm high, under a washable cover.",
      "Easy-care foam with a cover that zips off for the wash.",
      "A simple foam mattress, neither hard nor soft.",
    ],
    [
      ["Overberg", "soft", 2999, "alone", "Pressure Relief", "Breathable"],
      "A foam core carries the weight under five centimeters of softer foam with a wavy cut.",
      "A soft, wavy-cut top layer over a simple foam core.",
      "Soft foam for people who like to sink in a little.",
    ],
    [
      ["Swartland", "medium_firm", 3499, "alone", "Durability", "Spinal Support", "Orthopedic"],
      "Most of the height is dense core; a thinner comfort layer takes the edge off it.",
      "Dense foam with just enough give on top.",
      "Medium-firm foam made for sleeping on every night.",
    ],
    [
      ["Karoo", "medium_soft", 4499, "alone", "Cooling", "Breathable", "Pressure Relief"],
      "Channels cut through the top foam let air move, and the cover is a light summer knit.",
      "Air channels run through the foam to let warmth out.",
      "Foam on the soft side, cut with channels for airflow.",
    ],
    [
      ["Drakens", "medium", 6199, "alone", "Motion Isolation", "Edge Support", "Durability"],
      "The foam comes in three zones, firmer under the hips, inside a stiff foam frame.",
      "Three zones of foam: softer at the shoulder, firmer at the hip.",
      "A foam mattress with an edge you can sit on.",
    ],
  ],
  innerspring: [
    [
      ["Tankwa", "medium_firm", 2799, "alone", "Warranty"],
      "One continuous-coil spring unit with a layer of felt and a quilted top.",
      "Traditional springs, a quilted top and not much else.",
      "A straightforward spring mattress for the guest room.",
    ],
    [
      ["Namaqua", "medium_soft", 3199, "set", "Quick Response", "Warranty"],
      "Bonnell springs lie under two centimeters of quilted foam, so the top gives a little.",
      "Springs with a soft quilted top, and the base is included.",
      "Ready to make up: soft-topped springs on a matching base.",
    ],
    [
      ["Overberg", "medium", 5299, "alone", "Motion Isolation", "Edge Support"],
      "Each spring sits in its own fabric pocket, so its neighbors move less when you do.",
      "Individually pocketed springs at an everyday price.",
      "Pocket springs that soften the nudge when someone turns over.",
    ],
    [
      ["Swartland", "firm", 6399, "set", "Orthopedic", "Edge Support", "Warranty"],
      "Thick-wire coils and a dense felt pad, with a second row of springs along the sides.",
      "Firm, thick-wire springs with reinforced sides.",
      "Firm springs, with extra support where you sit to put on shoes.",
    ],
    [
      ["Kalahari", "soft", 7199, "set", "Pressure Relief", "Motion Isolation", "Handmade Tufting"],
      "Fine pocket springs below a deep pillow top of fibre and soft foam, tufted by hand.",
      "A deep, hand-tufted pillow top over pocket springs.",
      "Soft and springy, with a pillow top you sink into.",
    ],
    [
      ["Drakens", "medium_firm", 9499, "alone", "Motion Isolation", "Spinal Support"],
      "Pocket springs in five zones, with thicker wire in the middle and wool in the quilting.",
      "Five-zone pocket springs with wool quilted into the cover.",
      "Pocket springs with thicker wire where most weight rests.",
    ],
  ],
  memory_foam: [
    [
      ["Namaqua", "medium", 3799, "alone", "Warranty"],
      "Three centimeters of memory foam on a plain foam base, rolled up for delivery.",
      "A thin memory foam layer takes the hardness off a foam core.",
      "A modest way to find out whether you like memory foam.",
    ],
    [
      ["Overberg", "medium_firm", 4899, "alone", "Spinal Support", "Breathable"],
      "Memory foam with pinholes for air lies over a core that is denser than usual.",
      "Ventilated memory foam that lets you in only a little.",
      "Memory foam for people who do not want to sink far.",
    ],
    [
      ["Karoo", "soft", 6999, "set", "Cooling Gel", "Breathable"],
      "Six centimeters of slow memory foam with gel beads mixed in, on a soft middle layer.",
      "Slow, soft memory foam with gel mixed in for warm nights.",
      "Memory foam that moulds around hips and shoulders.",
    ],
    [
      ["Kalahari", "medium_soft", 8499, "alone", "Cooling Gel", "Cooling", "Hypoallergenic"],
      "A gel layer over memory foam, under a cool-touch cover that unzips for washing.",
      "Gel over memory foam, for people who sleep warm.",
      "Memory foam with a cool-touch cover you can wash.",
    ],
    [
      ["Drakens", "firm", 10499, "alone", "Orthopedic", "Spinal Support", "Durability"],
      "A thin layer of dense memory foam over a heavy core shapes to you without feeling soft.",
      "Firm memory foam: it shapes to you, but only so far.",
    ],
    [
      ["Cederberg", "medium", 12999, "set", "Cooling Gel", "Quick Response", "Antimicrobial"],
      "A slower and a quicker memory foam with gel between them, in a cover treated against odour.",
      "Two memory foams, one slow and one quicker, with gel between.",
      "Turn over when you like: little of it reaches the other side.",
    ],
  ],
  hybrid: [
    [
      ["Tankwa", "firm", 4199, "alone", "Durability", "Orthopedic"],
      "Pocket springs and a slab of firm foam, without the extra layers that add to the price.",
      "Pocket springs and firm foam, with nothing you do not need.",
      "A pared-down hybrid with a firm feel.",
    ],
    [
      ["Swartland", "medium", 5699, "set", "Pressure Relief", "Warranty"],
      "Pocket springs carry the weight while three centimeters of foam smooth out the feel.",
      "Springs below, foam on top: a bit of both in one bed.",
      "An even, middle-of-the-road bed for two people to agree on.",
    ],
    [
      ["Karoo", "medium_soft", 8999, "alone", "Cooling", "Breathable", "Pressure Relief"],
      "Four centimeters of cooling foam over pocket springs, with mesh sides that let warm air out.",
      "Pocket springs under four centimeters of cooling foam.",
      "A softer hybrid with mesh sides that breathe.",
    ],
    [
      ["Kalahari", "medium_firm", 10999, "alone", "Cooling Gel", "Spinal Support", "Durability"],
      "Zoned pocket springs and gel foam, stiffer under the lower back and hips.",
      "Zoned springs and gel foam, held firm through the middle.",
      "Cool gel on top, steady springs below.",
    ],
    [
      ["Drakens", "medium", 13799, "set", "Quick Response", "Night Support", "Breathable"],
      "A layer of small springs sits on top of the full-size ones, with lively foam in between.",
      "Two layers of springs with lively foam between.",
      "Springy enough to move on, calm enough to share.",
    ],
    [
      ["Langeberg", "soft", 15199, "set", "Pressure Relief", "Antimicrobial", "Handmade Tufting"],
      "Deep pocket springs under layers of soft foam and fibre, tufted by hand.",
      "A tall, soft, hand-tufted bed with springs deep below.",
    ],
  ],
  latex: [
    [
      ["Fynbos", "medium", 7999, "alone", "Breathable", "Quick Response"],
      "Eight centimeters of natural latex on a foam base, in an organic cotton cover.",
      "Springy natural latex in a cotton cover.",
      "Natural latex with a lively, even feel.",
    ],
    [
      ["Cederberg", "firm", 9999, "alone", "Spinal Support", "Orthopedic", "Breathable"],
      "Dense latex all the way through, pierced with pinholes for air.",
      "Firm latex from top to bottom, pierced for airflow.",
      "For those who like a firm bed without springs.",
    ],
    [
      ["Baviaans", "soft", 11799, "alone", "Pressure Relief", "Quick Response", "Antimicrobial"],
      "Soft latex over medium latex, quilted under a bamboo-blend cover.",
      "Soft latex that gives under you and springs back.",
    ],
    [
      ["Langeberg", "medium_firm", 12499, "alone", "Edge Support", "Quick Response", "Warranty"],
      "Latex around a core of denser latex, with a layer of wool in the cover.",
      "All latex, with wool in the cover for cool and warm nights.",
    ],
    [
      ["Kamdeboo", "medium_soft", 14299, "alone", "Pressure Relief", "Motion Isolation", "Cooling"],
      "Seven-zone latex with larger air holes under the shoulder, where a sleeper needs it softest.",
      "Seven-zone latex, softest under the shoulder.",
    ],
    [
      ["Outeniqua", "medium", 15999, "set", "Motion Isolation", "Breathable", "Night Support"],
      "Two layers of natural latex, with wool and cotton between the core and the cover.",
      "Natural latex, wool and cotton, and very little else.",
    ],
  ],
};

/**
 * The most expensive models, added later: they come last, because the others' pictures and prices depend
 * on their positions.
 */
export const signatureModels: [MattressType, BedModel][] = [
  [
    "hybrid",
    [
      ["Waterberg", "medium_firm", 20499, "set", "Spinal Support", "Night Support", "Durability"],
      "Three layers of pocket springs, each softer than the one below, under wool and horsehair.",
      "Three layers of pocket springs under wool, built to order.",
      "Each side gives by itself, however the other one sleeps.",
    ],
  ],
  [
    "memory_foam",
    [
      ["Soutpansberg", "medium_soft", 22299, "set", "Cooling Gel", "Cooling", "Antimicrobial"],
      "Four densities of memory foam with a gel layer on top, in a cover that stays cool to the hand.",
      "Four memory foams, from slow to quick, cooled from above.",
      "Deep, slow foam that stays cool on both sides of the bed.",
    ],
  ],
  [
    "latex",
    [
      ["Magaliesberg", "medium", 23799, "set", "Breathable", "Night Support", "Handmade Tufting"],
      "Natural latex in two layers with wool and cashmere between, tufted and side-stitched by hand.",
      "Natural latex, wool and cashmere, stitched by hand.",
      "A hand-stitched bed of natural materials, springy and calm.",
    ],
  ],
];
