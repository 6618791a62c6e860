import { SaxesParser } from "saxes";
import { AppError } from "../../platform/http/app-error";
import type { CsvRow } from "../csv/csv-rows";

// A product feed in XML, as shops make it for Google (RSS or Atom with g: fields) and for others: elements of one name
// that repeat, each with fields. Source: what Google Merchant Center documents of its product data, RSS 2.0 and Atom 1.0.

/** What an element that stands for a product is called. */
const ITEMS = new Set(["item", "entry", "product", "offer", "shopitem", "artikel", "produit"]);
/** Deeper than any feed is. */
const MAX_DEPTH = 32;
/** The most characters of one product. */
const MAX_ITEM = 1_000_000;
/** The most fields that products have between them. */
const MAX_FIELDS = 1_000;
/** Between values of a field that a product has several times. */
const BETWEEN = "|";
/** Between the parts of a field that has parts, as Google's files of text have them. */
const BETWEEN_PARTS = ":";

const refuse = (sentence: string) => new AppError(400, "invalid", sentence);

/** Whether a text begins as XML or a web page does, not as a table. */
export const isXml = (text: string): boolean =>
  /^\uFEFF?\s*<(?:\?xml\s|!--|!doctype\s|[a-z][\w:-]*[\s>])/i.test(text);

/** A field as it is read: its text, and its parts if it has some. */
interface Field {
  name: string;
  text: string;
  parts: { name: string; text: string }[];
}

/**
 * Reads the products of a feed from its text, which may come in pieces. `add` and `end` return the products that are
 * whole, each as fields by name in the order in which they came; names are without their prefix. Throws a 400 for what
 * is no feed, is broken, or ends in its middle.
 */
export function feedReader() {
  const parser = new SaxesParser({ xmlns: false });
  let products: FeedProduct[] = [];
  /** The names of the elements around, from the outermost one. */
  const open: string[] = [];
  let itemDepth = 0;
  let itemName: string | undefined;
  let product: FeedProduct | undefined;
  let field: Field | undefined;
  let text = "";
  let size = 0;
  /** Characters since something was heard: what never ends is held by the parser, and not by us. */
  let quiet = 0;
  const grow = (by: number) => {
    quiet = 0;
    size += by;
    if (size > MAX_ITEM && product)
      throw refuse(`The product on line ${product.line} of the feed is too long.`);
  };
  parser.on("error", (error) => {
    // An entity that HTML has and XML has not, such as &nbsp;, is left as it stands.
    if (/undefined entity/.test(error.message)) return;
    throw refuse(
      `Line ${parser.line} of the feed is broken: its XML cannot be read. Make the feed anew.`,
    );
  });
  parser.on("doctype", (declared) => {
    if (/^\s*html/i.test(declared)) throw refuse(A_PAGE);
    throw refuse(
      "The feed declares a document type. Leave the line out that begins with <!DOCTYPE.",
    );
  });
  parser.on("opentag", ({ name, attributes }) => {
    grow(name.length);
    const own = nameOf(name);
    if (open.length === 0 && own === "html") throw refuse(A_PAGE);
    if (open.length >= MAX_DEPTH)
      throw refuse(`Line ${parser.line} of the feed is nested too deep.`);
    open.push(own);
    text = "";
    if (!product) {
      if (!ITEMS.has(own) || (itemName !== undefined && own !== itemName)) return;
      itemName = own;
      itemDepth = open.length;
      product = { line: parser.line, fields: new Map() };
      size = 0;
      for (const [attribute, value] of Object.entries(attributes))
        put(product, nameOf(attribute), value);
    } else if (open.length === itemDepth + 1) {
      // A link of Atom's has its address as an attribute, a parameter its name.
      const name = own === "param" && attributes.name ? attributes.name : own;
      field = { name, text: attributes.href ?? "", parts: [] };
    }
  });
  const addText = (more: string) => {
    grow(more.length);
    text = product ? text + more : "";
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const own = open.pop()!;
    const depth = open.length + 1;
    if (!product) return;
    if (depth === itemDepth) {
      products.push(product);
      product = undefined;
    } else if (depth === itemDepth + 1 && field) {
      putField(product, { ...field, text: field.text || text.trim() });
      field = undefined;
    } else if (field && text.trim() !== "") {
      field.parts.push({ name: own, text: text.trim() });
    }
    text = "";
  });
  const taken = () => {
    const whole = products;
    products = [];
    return whole;
  };
  return {
    add(piece: string): FeedProduct[] {
      quiet += piece.length;
      parser.write(piece);
      if (quiet > MAX_ITEM)
        throw refuse(`Line ${parser.line} of the feed is too long: nothing in it ends.`);
      return taken();
    },
    end(): FeedProduct[] {
      if (open.length > 0) throw refuse("The feed ends in the middle of a product. Load it again.");
      parser.close();
      if (itemName === undefined)
        throw refuse("The feed has no products: neither item, entry nor product.");
      return taken();
    },
  };
}

const A_PAGE = "This is a web page, and no product feed. Check the address.";

/** A product of a feed: the line on which it begins, and its fields. */
export interface FeedProduct {
  line: number;
  fields: Map<string, string>;
}

/** Without its prefix: "g:price" and "price" are one field. */
const nameOf = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

function putField(product: FeedProduct, { name, text, parts }: Field): void {
  if (parts.length === 0) return put(product, name, text);
  const part = (of: string) => parts.find((each) => each.name === of)?.text;
  // What Google calls a product's detail is an attribute of the shop's own; elsewhere a parameter is.
  const attribute = part("attribute_name") ?? part("param_name") ?? part("name");
  const value = part("attribute_value") ?? part("val") ?? part("value");
  if (attribute !== undefined && value !== undefined) put(product, attribute, value);
  else put(product, name, parts.map((each) => each.text).join(BETWEEN_PARTS));
}

function put({ fields }: FeedProduct, name: string, value: string): void {
  if (value === "") return;
  const before = fields.get(name);
  fields.set(name, before === undefined ? value : `${before}${BETWEEN}${value}`);
}

/** The fields of all products as the columns of a table, in the order in which they came. */
export function feedColumns() {
  const places = new Map<string, number>();
  return {
    add({ fields }: FeedProduct): void {
      for (const name of fields.keys()) if (!places.has(name)) places.set(name, places.size);
      if (places.size > MAX_FIELDS)
        throw refuse(
          `The feed has more than ${MAX_FIELDS} fields. Leave out those that nobody needs.`,
        );
    },
    head: (): CsvRow => ({ line: 1, cells: [...places.keys()] }),
    row({ line, fields }: FeedProduct): CsvRow {
      const cells = Array<string>(places.size).fill("");
      for (const [name, value] of fields) cells[places.get(name)!] = value;
      return { line, cells };
    },
  };
}
