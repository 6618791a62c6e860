// Longer than 200 lines: a table of what files may be like.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kindInSteps } from "./kind";
import { tableFile } from "../../../testing/table-file";
import { attributeOf } from "./plan-attributes";
import { cellsReader } from "./read-cells";
import { lookAt } from "./file-look";

const look = async (text: string | Buffer) => lookAt(tableFile(Buffer.from(text)), { known: [] });
const column = async (text: string, header: string) =>
  (await look(text)).columns.find((each) => each.header === header)!;
const file = (header: string, cells: readonly string[]) =>
  [`sku;name;${header}`, ...cells.map((cell, row) => `A${row};Thing ${row};"${cell}"`)].join("\n");

describe("a column of a file", () => {
  it.each([
    ["Weight", ["12 kg", "9,5 kg", "7 kg"], { kind: "number", unit: "kg" }],
    ["Weight (kg)", ["12", "9.5", "7"], { kind: "number", unit: "kg", name: "Weight" }],
    ["Variant Grams", ["74", "125", "90"], { kind: "number", unit: "g", name: "Shipping weight" }],
    ["Noise dB(A)", ["62", "58", "70"], { kind: "number", unit: "dB", name: "Noise" }],
    ["Pump bar", ["15", "9 rotation", "19", "15"], { kind: "number", unit: "bar", name: "Pump" }],
    ["Age", ["10–20", "from 10", "3-5"], { kind: "range", unit: null }],
    ["Washable", ["ja", "nein", "Ja"], { kind: "flag" }],
    ["Color", ["Red", "blue", "RED"], { kind: "choice" }],
    ["Use", ["road | trail", "trail", "road | track"], { kind: "choices" }],
    ["Use", ["road, trail", "trail", "road, track"], { kind: "choices" }],
  ])("%s of %j is %o", async (header, cells, expected) => {
    expect((await column(file(header, cells), header)).plan).toMatchObject({
      use: "attribute",
      attribute: expected,
    });
  });

  it("has “on request” among its values where it says how long something takes", async () => {
    const cells = ["sofort", "1 Woche", "auf Anfrage", "sofort"];
    const { values } = await column(file("Lieferzeit", cells), "Lieferzeit");
    expect(values.map(({ label }) => label)).toEqual(["sofort", "1 Woche", "auf Anfrage"]);
    const others = await column(file("Farbe", ["rot", "blau", "auf Anfrage", "rot"]), "Farbe");
    expect(others.values.map(({ label }) => label)).toEqual(["rot", "blau"]);
  });

  it.each(["EAN", "GTIN-13", "ean code", "Barcode", "Variant Barcode"])(
    "%s has the trade's numbers",
    async (name) => {
      const numbers = ["4006381333931", "4006381333948", "4006381333955"];
      expect((await column(file(name, numbers), name)).plan.use).toBe("gtin");
    },
  );

  it("with the trade's numbers is the key where no other tells products apart", async () => {
    const text = "EAN;Name;Price\n4006381333931;Pen;19\n4006381333948;Pen;19\n";
    expect((await column(text, "EAN")).plan.use).toBe("key");
  });

  it("has one value for spellings that differ by case, space and accents", async () => {
    const { values } = await column(file("Color", ["Crème", "creme", "CREME", "Red"]), "Color");
    expect(values.map(({ key, count }) => [key, count])).toEqual([
      ["creme", 3],
      ["red", 1],
    ]);
  });

  it("has values that begin with a capital where its lists do", async () => {
    const cells = [
      "Salon, chambre",
      "Chambre",
      "Salon, entrée",
      "Chambre, salon",
      "Bureau, chambre",
    ];
    const { values } = await column(file("Room", cells), "Room");
    expect(values.map(({ label }) => label)).toEqual(["Chambre", "Salon", "Bureau", "Entrée"]);
    const colors = ["schwarz, rot", "rot", "schwarz", "rot, blau", "blau, schwarz"];
    const { values: small } = await column(file("Farbe", colors), "Farbe");
    expect(small.map(({ label }) => label)).toContain("schwarz");
  });

  it("has its values where its cells say yes, and some more than that", async () => {
    const cells = ["Y", "N", "Yes", "no", "Y - with carrycot"];
    const { plan, values } = await column(file("From birth", cells), "From birth");
    expect(plan.attribute?.kind).toBe("flag");
    expect(values.map(({ label }) => label)).toContain("Y - with carrycot");
  });

  it("has its values by spelling where it is a short text, too: staff may make it a choice", async () => {
    const sizes = Array.from({ length: 40 }, (_, at) => `${155 + 10 * at}/55R16`);
    const read = await column(file("Size", [...sizes, "155/55 R 16"]), "Size");
    expect(read.plan.attribute!.kind).toBe("text");
    expect(read.values).toHaveLength(41);
  });

  it("of headings has each as one value, without the marks around it", async () => {
    const text = [
      "SKU,Name,Price",
      "*** CARD & DICE GAMES ***,,",
      "a1,Rummy,10",
      "a2,Yahtzee,12",
      "--- EFB / AGM ---,,",
      "b1,Battery,90",
      "b2,Charger,40",
      "WIPES / SOAP,,",
      "c1,Wipes,3",
      "c2,Soap,2",
    ].join("\n");
    const { plan, values } = await column(text, "Category");
    expect(plan.attribute!.kind).toBe("choice");
    expect(values.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Card & Dice Games", "Efb / Agm", "Wipes / Soap"]),
    );
  });

  it("is left out with a reason where it is empty, or tells nothing apart", async () => {
    expect(await column(file("Notes", ["", ""]), "Notes")).toMatchObject({
      plan: { use: "left out" },
      why: "Every cell is empty.",
    });
    const { why } = await column(file("Made in", ["ZA", "ZA"]), "Made in");
    expect(why).toMatch(/Every row says the same/);
  });

  it.each([
    ...["Supp", "Loc", "Stock location", "Last chk", "Last ordered", "Lagerplatz", "Cost (ex)"],
    ...["PA HT", "Empl.", "Réf. fourn.", "Dernier inv.", "Min", "Mindestbestand"],
  ])("is left out where its header, %s, is the shop's own", async (header) => {
    expect(await column(file(header, ["R1", "R2", "R1", "R3"]), header)).toMatchObject({
      plan: { use: "left out" },
      why: "Its header names something for the shop, not for shoppers.",
    });
  });

  it.each([
    ["Stk/m²", ["2", "3", "4", "6"], "Stk/m²", null],
    ["Weight/kg", ["2", "3", "4", "6"], "Weight", "kg"],
  ])("a header %s that states %j is called %s, in %s", async (header, cells, name, unit) => {
    const { plan } = await column(file(header, cells), header);
    expect(plan.attribute).toMatchObject({ name, unit });
  });

  it.each([
    ["Location", ["indoors", "outdoors", "indoors", "both"]],
    ["Support", ["R1", "R2", "R1", "R3"]],
    ["Checked pattern", ["R1", "R2", "R1", "R3"]],
    ["Min weight", ["R1", "R2", "R1", "R3"]],
  ])("is stated where its header is %s, of %j", async (header, cells) => {
    expect((await column(file(header, cells), header)).plan.use).toBe("attribute");
  });

  it("is no yes or no where many cells say a third thing", async () => {
    const cells = ["Ja", "Nee", "Ja", "waterafstotend", "Waterafstotend", "Ja", "Nee"];
    expect((await column(file("Waterdicht", cells), "Waterdicht")).plan.attribute?.kind).toBe(
      "choice",
    );
    const few = ["Ja", "Nee", "Ja", "Ja", "Nee", "Ja", "Nee", "waterafstotend"];
    expect((await column(file("Waterdicht", few), "Waterdicht")).plan.attribute?.kind).toBe("flag");
  });

  it.each([
    "BTW",
    "VAT rate",
    "MwSt.",
    "Reorder Pt.",
    "Ltst verkocht",
    "Letzte Änderung",
    "Lev.artikelnr",
    "Lief.Nr",
    "int. Kommentar",
    "WGR",
    "Shop aktiv",
    "Letzte Änd.",
    "Variant Taxable",
  ])("%s is left out: it is the shop's own business", async (header) => {
    expect((await column(file(header, ["21", "9", "21"]), header)).plan.use).toBe("left out");
  });

  it("is left out where it only numbers what a database has", async () => {
    const found = await column(
      file("Record", ["210000004103", "210000004108", "2100041"]),
      "Record",
    );
    expect([found.plan.use, found.why]).toEqual([
      "left out",
      "It looks like a number that the shop gave each product.",
    ]);
  });

  it("called Item is the name where it has words, and the key where it has numbers", async () => {
    const words = "Custom SKU,Item,MSRP\nWM-1,Ultra Lite Regular,$640\nWM-2,Ultra Lite Long,$665\n";
    const { columns } = await look(words);
    expect(columns.map(({ plan }) => plan.use)).toEqual(["key", "name", "price"]);
    expect((await column("Item;Name\nA-1;Pen\nA-2;Pencil\n", "Item")).plan.use).toBe("key");
  });

  it.each(["Verkoop incl", "Verkoopprijs incl. btw", "Winkelprijs"])(
    "%s is the price",
    async (header) => {
      expect((await column(file(header, ["59,99", "89,99"]), header)).plan.use).toBe("price");
    },
  );

  it("is left out where it says where in the shop things stand", async () => {
    const read = await column(
      file("Location", ["Rod rack 3", "A1", "Rod rack 3", "B2"]),
      "Location",
    );
    expect(read).toMatchObject({
      plan: { use: "left out" },
      why: "It looks like where the shop keeps it.",
    });
  });

  it("that says yes or no is no page of a product, whatever its header is", async () => {
    const cells = ["Y", "N", "Y", "N"];
    expect((await column(file("Web", cells), "Web")).plan.use).toBe("attribute");
  });

  it("is a text where its header names two things, and its cells are in two systems of units", async () => {
    const cells = ["3lb", "2.75lb", "10-30g", "15-40g", "4-6oz"];
    const kindUnder = async (header: string) =>
      (await column(file(header, cells), header)).plan.attribute!.kind;
    expect(await kindUnder("Test Curve / Casting Wt")).toBe("text");
    expect(await kindUnder("Casting Wt")).toBe("range");
  });

  it("of a side has the unit of the other sides, where few say it", async () => {
    const cells = [
      "65x50x110",
      "66x52x115",
      "67x55x128",
      "68x60x120",
      "1600x800 mm",
      "160 x 80 cm",
    ];
    const { columns } = await look(file("Size (WxDxH)", cells));
    const units = columns.flatMap(({ header, plan }) =>
      header.startsWith("Size:") ? [[header, plan.use, plan.attribute?.unit]] : [],
    );
    expect(new Set(units.map(([, use, unit]) => `${use} ${unit}`)).size).toBe(1);
    expect(units).toHaveLength(3);
    expect(units[2]![2]).not.toBeNull();
  });

  it("of feet is in feet, as people say it", async () => {
    const read = await column(file("Length", ["12ft", "9'6\"", "8ft 6in", "10ft"]), "Length");
    expect(read.plan.attribute).toMatchObject({ kind: "number", unit: "ft" });
  });

  it.each([
    ["№,Title\n1,A\n2,B\n3,C", "№", "left out"],
    ["ID,SKU,Title\n7,a,A\n9,b,B", "SKU", "key"],
    ["id,mpn,title\n71,a,A\n95,b,B", "id", "key"],
    ["SKU,Title,Sale\na,A,Yes\nb,B,No", "Sale", "attribute"],
    ["SKU,Title,Цена\na,A,12 900 тг\nb,B,9 500 тг", "Цена", "price"],
    ["SKU,Title,Kosten\na,A,€ 12\nb,B,€ 9", "Kosten", "price"],
    ["SKU,Title,Inc VAT\na,A,12\nb,B,9", "Inc VAT", "price"],
    ["SKU,Titre,PV TTC\na,A,12\nb,B,9", "PV TTC", "price"],
    ["SKU,Naam,VKP\na,A,12\nb,B,9", "VKP", "price"],
    ["SKU,Title,Grams\na,A,0\nb,B,28\nc,C,0", "Grams", "attribute"],
    ["SKU,Title,In stock?\na,A,1\nb,B,1", "In stock?", "in stock"],
  ])("%j: %s is %s", async (text, header, use) => {
    expect((await column(text, header)).plan.use).toBe(use);
  });

  it("says what every product has by its header or its cells", async () => {
    const { columns, currency } = await look(
      "SKU,Title,Vendor,Price,Sale price,Foto\na,A,Acme,R 10,R 9,https://shop.example/a.jpg\nb,B,Acme,R 20,,https://shop.example/b.png",
    );
    expect(columns.map(({ plan }) => plan.use)).toEqual([
      "key",
      "name",
      "brand",
      "price",
      "special price",
      "picture",
    ]);
    expect(currency).toBe("ZAR");
  });
});

it.each([
  ["few cells name", ["64,90", "129,00", "99", "159", "459,00 EUR", "199,00 €"], "EUR"],
  ["most of those name that name one", ["10", "R 20", "$30", "R 40", "50"], "ZAR"],
  ["none names", ["64,90", "129,00"], null],
])("a currency that %s is found among all prices", async (_, prices, currency) => {
  const rows = prices.map((price, at) => `a${at};A${at};${price}`).join("\n");
  expect((await look(`SKU;Title;Price\n${rows}`)).currency).toBe(currency);
});

describe("bad files", () => {
  it.each<[string, string | Buffer, RegExp]>([
    ["empty", "", /file is empty/],
    ["blank", "\n \n", /file is empty/],
    ["a mark alone", "\ufeff", /file is empty/],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /no text has/],
    ["an archive", Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xff]), /no workbook/],
    ["a NUL", "sku,name\na,\0", /line 2, column 2/],
    ["one column", "sku\na", /one column only/],
    ["another delimiter", "sku^name\na^A", /one column only/],
    [
      "1,500 columns",
      Array.from({ length: 1_500 }, (_, n) => `c${n}`).join(",") + "\na,b",
      /1,500 columns/,
    ],
    ["no rows", "sku,name", /no rows under line 1/],
    [
      "more open quotation marks than a few",
      `sku,name\n${'a,"A"B"\n'.repeat(30)}`,
      /quotation mark in line 22/,
    ],
    ["a huge cell", `sku,name\na,${"x".repeat(30_000)}`, /line 2, column 2 is longer/],
  ])("%s is refused in a sentence that names the place", async (_, text, sentence) => {
    await expect(look(text)).rejects.toThrow(sentence);
  });

  it("without a name is read, and says what to choose", async () => {
    expect((await look("sku,weight\na,1\nb,2")).problems.join(" ")).toMatch(/names/);
  });

  it.each([
    ["twice", "sku,name,name\na,A,B", ["sku", "name", "name (2)"]],
    ["twice in capitals", "sku,name,NAME\na,A,B", ["sku", "name", "NAME (2)"]],
    ["missing", "sku,,name\na,b,c", ["sku", "Column 2", "name"]],
    ["missing over nothing", "sku,,name\na,,c", ["sku", "name"]],
  ])("a header that is %s gets a name", async (_, text, headers) => {
    expect((await look(text)).columns.map(({ header }) => header)).toEqual(headers);
  });

  it.each([
    ["UTF-16", Buffer.from("\ufeffsku,name\na,Crème\nb,B", "utf16le")],
    ["UTF-16 without a mark", Buffer.from("sku,name\na,Crème\nb,B", "utf16le")],
    ["Windows-1252", Buffer.from("sku,name\na,Cr\xe8me\nb,B", "latin1")],
    ["UTF-8, with |", "sku|name\na|Crème\nb|B"],
  ])("of %s is read", async (_, text) => {
    expect((await look(text)).preview).toEqual([
      ["a", "Crème"],
      ["b", "B"],
    ]);
  });

  it("of Windows-1252 keeps its euros, dashes and quotation marks", async () => {
    const text = Buffer.from("sku,name\na,12 \x80 \x96 \x84good\x93\nb,B", "latin1");
    expect((await look(text)).preview[0]).toEqual(["a", "12 € – „good“"]);
  });

  it("with rows of other lengths keeps those that fit, and names the others", async () => {
    const { rows, leftOut } = await look("sku,name,color\na,A\nb,B,red\nc,C,blue,x");
    expect(rows).toBe(2);
    expect(leftOut).toMatchObject([{ line: 4, text: "c · C · blue · x" }]);
  });

  it("with a mark, CRLF and an escaped formula is read", async () => {
    const { columns, preview } = await look("\ufeffsku,name\r\na,'=1+1\r\nb,B\r\n");
    expect(columns[0]!.plan.use).toBe("key");
    expect(preview[0]).toEqual(["a", "=1+1"]);
  });

  it("of any bytes is read, or refused in a sentence", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        try {
          expect((await look(Buffer.from(bytes))).rows).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toMatchObject({
            status: 400,
            message: expect.stringMatching(/\.$|\?$|again\.$/) as string,
          });
        }
      }),
    );
  });
});

it("a file made of numbers with a unit, ranges and choices is looked at as it was meant", async () => {
  const rows = fc.array(
    fc.record({
      weight: fc.integer({ min: 2, max: 900 }),
      from: fc.integer({ min: 1, max: 50 }),
      color: fc.constantFrom("Red", "Blue", "Dark green"),
      uses: fc.uniqueArray(fc.constantFrom("Road", "Trail", "Track"), { minLength: 2 }),
    }),
    { minLength: 12, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom("kg", "cm", "g"), async (made, unit) => {
      fc.pre(
        ["weight", "color", "uses"].every(
          (name) => new Set(made.map((row) => String(row[name as "color"]))).size > 1,
        ),
      );
      const text = [
        "sku;name;Weight;Fits;Color;Uses",
        ...made.map(
          (row, n) =>
            `A${n};Thing ${n};${row.weight / 2} ${unit};${row.from}-${row.from + 5};${row.color};${row.uses.join("|")}`,
        ),
      ].join("\n");
      const { columns } = await look(text);
      const kinds = columns
        .slice(2)
        .map(({ plan }) => [plan.attribute!.kind, plan.attribute!.unit]);
      expect(kinds).toEqual([
        ["number", unit],
        ["range", null],
        ["choice", null],
        ["choices", null],
      ]);
      expect(columns[4]!.values).toHaveLength(new Set(made.map(({ color }) => color)).size);
      expect(columns[5]!.values).toHaveLength(new Set(made.flatMap(({ uses }) => uses)).size);
    }),
  );
});

it.each([
  ["texts", (n: number) => `Number ${n}, which is said of nothing else`],
  ["amounts", (n: number) => `${n / 10} kg`],
])("a column of many different %s is looked at in short steps", (_, cellOf) => {
  const cells = Array.from({ length: 10_000 }, (_each, n) => cellOf(n));
  const steps = kindInSteps("Column", new Map(cells.map((cell) => [cell, 1])), null);
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThanOrEqual(20);
});

it("a large file is looked at while others are served", async () => {
  const words = ["road", "trail", "track", "gravel"];
  const rows = Array.from(
    { length: 20_000 },
    (_, n) =>
      `A${n};Thing number ${n};${n % 900} kg;${words[n % 4]};${words[n % 3]} | ${words[(n + 1) % 4]};${"A text that says more. ".repeat(4)}${n}`,
  );
  const text = Buffer.from(["sku;name;Weight;Surface;Uses;Notes", ...rows].join("\n"));
  // What others take of the machine is no stall of ours.
  const worked = () => process.cpuUsage().user / 1_000;
  let [stall, last] = [0, worked()];
  const timer = setInterval(() => {
    const now = worked();
    stall = Math.max(stall, now - last);
    last = now;
  });
  expect((await look(text)).rows).toBe(20_000);
  clearInterval(timer);
  // About a fifteenth of a second at a stretch, on two cores that do nothing else.
  expect(stall).toBeLessThan(2_000);
});

it("proposes the fullest columns that divide products where there are more than a catalog has", async () => {
  const names = Array.from({ length: 130 }, (_, at) => `c${at}`);
  const row = (at: number) =>
    [
      `K${at}`,
      `Thing ${at}`,
      ...names.map((_, place) => (place < 40 && at > 0 ? "" : `v${at % 2}`)),
    ].join(",");
  const { columns } = await look(
    [["sku", "name", ...names].join(","), row(0), row(1), row(2), row(3)].join("\n"),
  );
  const kept = columns.filter(({ plan }) => plan.use === "kept for search");
  expect(columns.filter(({ plan }) => plan.use === "attribute")).toHaveLength(99);
  expect(kept.map(({ header }) => header)).toEqual(names.slice(9, 40));
});

it("a single number is where something begins in a column that says so, and all of it in others", async () => {
  const cells = ["4+ months", "from 6 months", "7 months (not before!)", "12 months"];
  const readAs = { "7 months (not before!)": "from 7 months", "12 months": "from 12 months" };
  expect((await column(file("Age from", cells), "Age from")).plan.readAs).toMatchObject(readAs);
  expect((await column(file("Age", cells), "Age")).plan.readAs).not.toMatchObject(readAs);
});

it("a number beside inches is the one in the header's unit", async () => {
  const { plan } = await column(
    file("Waste mm", ["32", '1¼"" (32)', "40", "1½ inch (40)"]),
    "Waste mm",
  );
  expect(plan.readAs).toMatchObject({ '1¼" (32)': "32", "1½ inch (40)": "40" });
});

it("short codes that come again are chosen, and the shop's notes on a few rows are left out", async () => {
  const notes = ["auslisten", "Preis prüfen", ...Array<string>(8).fill("")];
  expect(await column(file("Notiz", notes), "Notiz")).toMatchObject({ plan: { use: "left out" } });
  const codes = ["075", "065", "096", "075", "096", "063", "027", "085", "027", "065"];
  const many = [...codes, "005", "012", "019", "110", "115", "005", "012", "019", "017", "017"];
  const { columns } = await look(
    [
      "sku,name,UK Ref,Notes",
      ...many.map((code, at) => `A${at},Battery ${at},${code},${at < 3 ? `note ${at}` : ""}`),
    ].join("\n"),
  );
  expect(columns.map(({ plan }) => plan.use)).toEqual(["key", "name", "attribute", "left out"]);
  expect(columns[2]!.plan.attribute!.kind).not.toBe("text");
});

it("a size that is taken apart is kept for search, and its sides are attributes", async () => {
  const cells = Array.from({ length: 14 }, (_, at) => `${240 + at} x ${170 + at} x ${180 + at} mm`);
  const { columns } = await look(file("L x W x H mm", cells));
  const uses = columns.slice(2).map(({ plan }) => [plan.attribute!.name, plan.use]);
  expect(uses).toEqual([
    ["L x W x H mm", "kept for search"],
    ["Length", "attribute"],
    ["Width", "attribute"],
    ["Height", "attribute"],
  ]);
});

describe("a table without a head", () => {
  it("keeps its first row, and numbers its columns", async () => {
    const found = await look(
      '2022-12-29,Phone A (MHD3),"2 583,99 zł"\n2022-12-29,Phone B (292),"524,99 zł"\n2023-02-15,Phone C (31),"1 148,99 zł"',
    );
    expect([found.rows, found.headLine, found.currency]).toEqual([3, 0, "PLN"]);
    expect(found.columns.map(({ header, plan }) => [header, plan.use])).toEqual([
      ["Column 1", "attribute"],
      ["Column 2", "name"],
      ["Column 3", "price"],
    ]);
  });

  it("is not one whose headers are years", async () => {
    const found = await look("Model,2023,2024\nA,1,2\nB,3,4\nC,5,6");
    expect([found.rows, found.headLine]).toEqual([3, 1]);
  });
});

it("takes a style for the group where names go on with what differs, and a category for none", async () => {
  const rows = ["Moppy", "Icebird", "Trail"].flatMap((name, at) =>
    [22, 23, 24].map(
      (size) => `${name}-${size},St${at},Boots,${name} leather boot ${size},${size}`,
    ),
  );
  const { columns } = await look(["Code,Style,Dept,Description,Size", ...rows].join("\n"));
  expect(columns.map(({ plan }) => plan.use)).toEqual([
    "key",
    "group",
    "left out",
    "name",
    "attribute",
  ]);
});

it("takes things of two kinds for no variants, though they have one model and names that begin alike", async () => {
  const rows = ["Runa", "Alva", "Brisa"].flatMap((model, at) => [
    `${at}1,Nordic ${model} stove black,${model}-${at},Stove,10`,
    `${at}2,Nordic ${model} stove white,${model}-${at},stove,11`,
    `${at}3,Nordic ${model} poker,${model}-${at},Poker,12`,
  ]);
  const { columns } = await look(["Code,Name,Style,Type,Depth", ...rows].join("\n"));
  expect(columns[2]!.plan.use).not.toBe("group");
  const alike = rows.map((row) => row.replace("Poker", "Stove"));
  const same = await look(["Code,Name,Style,Type,Depth", ...alike].join("\n"));
  expect(same.columns[2]!.plan.use).toBe("group");
});

it("asks whether the rows of a family are variants where their names are not one", async () => {
  const rows = ["Brook", "Lake"].flatMap((family) =>
    [6, 7, 8].map((length) => `${family}${length},${family} ${length}' rod,${family},${length}`),
  );
  const { columns, groups } = await look(["SKU,Name,Family,Length", ...rows].join("\n"));
  expect([groups, columns[2]!.plan.use]).toEqual([[2], "attribute"]);
  const alone = await look("SKU,Name,Family\na,Rod a,A\nb,Rod b,B\nc,Rod c,C");
  expect(alone.groups).toEqual([]);
});

it("takes addresses without https for pages", async () => {
  const { columns, previewRead } = await look(
    "SKU,Name,Sheet\na,A,www.a.example/1\nb,B,https://b.example/2",
  );
  expect(columns[2]!.plan.use).toBe("page");
  expect(previewRead.map((row) => row[2])).toEqual([
    "https://www.a.example/1",
    "https://b.example/2",
  ]);
});

it("shows its first rows as they are read", async () => {
  const { preview, previewRead } = await look(
    "SKU;Title;Preis;Gewicht;Colors;Note\na;A;1.299,50 €;9,5 kg;Red, Blue;x\nb;B;12 €;1 kg;Blue, Red;x",
  );
  expect(preview[0]).toEqual(["a", "A", "1.299,50 €", "9,5 kg", "Red, Blue", "x"]);
  expect(previewRead[0]).toEqual(["a", "A", "1299.50", "9.5", "Red|Blue", null]);
});

it("asks once of points and commas that stand alike in a column, and reads all of them as one is meant", async () => {
  const cells = ["850 l/h", "1,100 l/h", "1.300 l/h", "2,5 l/h"];
  const { open, plan } = await column(file("Flow", cells), "Flow");
  expect([plan.decimal, open?.mixed?.map(({ cell }) => cell)]).toEqual([
    null,
    ["1,100 l/h", "1.300 l/h"],
  ]);
  const read = (meaning: "whole" | "decimal") => {
    const readAs = Object.fromEntries(open!.mixed!.map((each) => [each.cell, each[meaning]]));
    const reader = cellsReader({ ...plan, readAs }, attributeOf("Flow", plan, new Map()));
    return cells.map((cell) => reader(cell));
  };
  expect(read("whole").map((each) => "text" in each && each.text)).toEqual([
    "850",
    "1100",
    "1300",
    "2.5",
  ]);
  expect(read("decimal").map((each) => "text" in each && each.text)).toEqual([
    "850",
    "1.1",
    "1.3",
    "2.5",
  ]);
});

it("asks nothing of points and commas where sizes say it, and guesses nothing of too many", async () => {
  const weights = ["1,100 g", "2.125 kg", "500 g", "850 g", "1,250 g", "1.5 kg"];
  const { plan, open } = await column(file("Weight", weights), "Weight");
  expect([plan.decimal, open]).toEqual([".", null]);
  const many = Array.from({ length: 300 }, (_, at) =>
    at % 2 ? `1,${100 + at} l/h` : `1.${100 + at} l/h`,
  );
  const found = await column(file("Flow", [...many, "2.5 l/h"]), "Flow");
  expect([found.plan.decimal, found.open, found.unread]).toEqual([null, null, 300]);
});

it("reads a capacity as how much it is at most, however its cells say it", async () => {
  const loads = [
    "120kg",
    "Up to 120kg",
    "100 kg",
    "95 kg",
    "16 st",
    "25-40 kg",
    "90kg",
    "min 40kg",
  ];
  const found = await column(file("Max rider weight", [...loads, ...loads]), "Max rider weight");
  expect(found.plan.attribute).toMatchObject({ kind: "number", unit: "kg" });
  expect(found.unread).toBe(2);
  const spans = loads.map((_, at) => `${40 + at}-${60 + at} kg`);
  const sprung = await column(file("Max. Belastung", [...spans, "80 kg"]), "Max. Belastung");
  expect(sprung.plan.attribute).toMatchObject({ kind: "range", unit: "kg" });
});
