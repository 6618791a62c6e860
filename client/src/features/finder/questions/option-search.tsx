import type { ReactNode } from "react";
import type { ShownOption } from "@shared/contracts/finders";
import { lazyScreen } from "@/wizard/lazy-screen";
import type { Say } from "../model/say";
import type { SearchProps } from "./searched-options";

/** From this number on, options can be searched. */
const SEARCHED_FROM = 13;

const SearchedOptions = lazyScreen<SearchProps>(() =>
  import("./searched-options").then((file) => file.SearchedOptions),
);

interface Props {
  options: readonly ShownOption[];
  /** Shown whatever was searched for. */
  chosen: readonly string[];
  say: Say;
  children: (found: readonly ShownOption[]) => ReactNode;
}

/** Options, with a search above them where there are many. */
export function OptionSearch(props: Props) {
  const { options, children } = props;
  // Groups are found by their names.
  const isGrouped = options.some(({ group }) => group !== undefined);
  if (isGrouped || options.length < SEARCHED_FROM) return children(options);
  // Until its code is there the whole step waits: a question without answers would look broken.
  return <SearchedOptions {...props} />;
}
