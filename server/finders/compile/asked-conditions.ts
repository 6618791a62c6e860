import type { Condition, Named } from "../../engine/criteria";
import { listedOrNotIn } from "../../engine/listed-for";
import { writerIn } from "../sentences/sentences";
import type { Meaning } from "./meanings";
import { columnLabel, type Wording } from "./column-words";
import { columnsOf } from "./conditions";

/** Something that must hold, and is marked where it is not stated. */
export interface Mark extends Named {
  text: () => string;
}

export interface Narrowing extends Named {
  giveUp: number;
}

/** A condition with what is said where it is not stated, and the same where that passes. */
export interface Asked {
  mark: Mark;
  /** Why products are not shown of which it is not stated, where that hides them. */
  whyHidden: () => string;
  maybe: Condition;
  narrowing: Narrowing;
}

/** The conditions of one answer, or one rule. The engine keeps what it worked out of each. */
export interface AskedConditions {
  musts: Asked[];
  wish: Asked | undefined;
  nevers: Asked[];
}

interface Source {
  id: string;
  meaning: Meaning;
  giveUp: number;
  label: () => string;
  unknown: () => string | undefined;
}

/** What a meaning asks of products. */
export function askedConditions(
  { id, meaning, giveUp, label, unknown }: Source,
  wording: Wording,
): AskedConditions {
  const asked = (condition: Condition, say: typeof notStated, mark = `${id} must`): Asked => {
    const maybe = { maybe: condition };
    const text = () => unknown() ?? say(condition, wording, label());
    return {
      mark: { id: mark, condition, text },
      whyHidden: () =>
        unknown() ?? (say === notStated ? whyHidden(condition, wording, label()) : text()),
      maybe,
      narrowing: { id, condition: maybe, giveUp },
    };
  };
  return {
    musts: meaning.filter.map((each) => asked(each, notStated)),
    // It alone is given up by its id; what must be in any case stays marked.
    wish: meaning.narrow.length > 0 ? asked({ all: meaning.narrow }, notStated, id) : undefined,
    nevers: meaning.exclude.map((each) => asked({ not: each }, notRuledOut)),
  };
}

/** What the conditions of an answer, or a rule, put into a question. */
export interface Asks {
  filter: readonly Condition[];
  narrow: readonly Narrowing[];
  /** What has to be certain for a product not to stand behind the others, and is said of it where it is not stated. */
  marks: readonly Mark[];
  /** What hides a product where it is not stated: each with what would show it all the same. */
  hiding: { musts: readonly Asked[]; nevers: readonly Asked[] };
}

/**
 * What is asked of products, of a fact more strictly than of a wish: what is not stated passes none of its nevers, and none
 * of its musts where these hide it.
 */
export function asksOf(
  { musts, wish, nevers }: AskedConditions,
  isFact: boolean,
  hides: boolean,
): Asks {
  const unstated = [...(hides ? [] : musts), ...(wish ? [wish] : []), ...(isFact ? [] : nevers)];
  return {
    filter: [
      ...musts.map(({ mark, maybe }) => (hides ? mark.condition : maybe)),
      ...nevers.map(({ mark, maybe }) => (isFact ? mark.condition : maybe)),
    ],
    narrow: wish ? [wish.narrowing] : [],
    marks: unstated.map(({ mark }) => mark),
    hiding: { musts: hides ? musts : [], nevers: isFact ? nevers : [] },
  };
}

/** Says that something which must hold is not stated. */
function notStated(condition: Condition, wording: Wording, label: string): string {
  const columns = columnsOf(condition);
  const names = columns.map((column) => columnLabel(column, wording));
  const [name] = names;
  const write = writerIn(wording.language.locale);
  if (name !== undefined && names.length === 1) {
    const isQuoted = isNoThing(columns[0]!, name, wording);
    return write(isQuoted ? "not-stated-quoted" : "not-stated", { attribute: name });
  }
  if (isOfList(columns)) return write("list-does-not-say");
  return write("not-stated-whether", { answer: label });
}

/** Says of several products why they are hidden: something that must hold is not stated. */
function whyHidden(condition: Condition, wording: Wording, label: string): string {
  const write = writerIn(wording.language.locale);
  if (isOfList(columnsOf(condition))) return write("list-does-not-say-they");
  const text = notStated(condition, wording, label);
  const [ofOne, ofSeveral] = (["not-stated-whether", "not-stated-whether-they"] as const).map(
    (key) => write(key, { answer: label }),
  );
  return text === ofOne ? ofSeveral! : text;
}

/** "Organic" and "age from" are no things that one states, as "the width" is. */
const isNoThing = (column: string, name: string, { attributes }: Wording): boolean =>
  attributes.get(column)?.kind === "flag" ||
  /\s(?:from|to|for|of|in|with|ab|bis|für|von|mit|vanaf|tot|voor|met|dès|pour|avec|à partir de)$/iu.test(
    name,
  );

const isOfList = (columns: readonly string[]) =>
  columns.length === 1 && listedOrNotIn(columns[0]!) !== undefined;

/** Says that something which must not hold is not stated. */
function notRuledOut(condition: Condition, wording: Wording, label: string): string {
  const [column] = columnsOf(condition);
  const name = columnLabel(column, wording);
  const write = writerIn(wording.language.locale);
  if (name === undefined) return write("cannot-rule-out", { answer: label });
  const isQuoted = isNoThing(column!, name, wording);
  return write(isQuoted ? "not-ruled-out-quoted" : "not-ruled-out", {
    attribute: name,
    answer: label,
  });
}
