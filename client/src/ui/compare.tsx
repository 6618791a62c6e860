import type { CSSProperties, ReactNode } from "react";
import { ImageOff } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { ProductPicture } from "./product-picture";

/** The texts around a comparison. */
export interface CompareWords {
  compare: string;
  clear: string;
  pickMore: string;
  sideBySide: string;
  /** The name of what scrolls. */
  comparison: string;
  whatIsCompared: string;
  differs: string;
  close: string;
}

const WORDS: CompareWords = {
  compare: "Compare",
  clear: "Clear",
  pickMore: "Pick one or two more beds to compare.",
  sideBySide: "Side by side",
  comparison: "Comparison",
  whatIsCompared: "What is compared",
  differs: "differs",
  close: "Close",
};

interface BarProps {
  items: readonly { name: string }[];
  words?: CompareWords;
  onOpen: () => void;
  onClear: () => void;
}

/** Stays in view while products are picked for comparison. */
export function CompareBar({ items, words = WORDS, onOpen, onClear }: BarProps) {
  const canCompare = items.length >= 2;
  return (
    <div
      role="region"
      aria-label={words.compare}
      className="sticky bottom-[calc(var(--visible-bottom)+0.75rem)] z-30 mt-4 flex min-h-16 items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 shadow-lifted sm:gap-3"
    >
      {/* On a phone two names would be six tiny lines: the button says how many. */}
      <p
        role="status"
        className={classNames(
          "line-clamp-3 min-w-0 flex-1 text-sm",
          canCompare && "max-sm:sr-only",
        )}
      >
        {canCompare ? items.map(({ name }) => name).join(" · ") : words.pickMore}
      </p>
      <Button look="quiet" className="shrink-0 px-3!" onClick={onClear}>
        {words.clear}
      </Button>
      <Button
        disabled={!canCompare}
        className={classNames(
          "shrink-0 whitespace-nowrap max-sm:px-4!",
          canCompare ? "max-sm:grow" : "max-sm:hidden",
        )}
        onClick={onOpen}
      >
        {words.compare} {items.length}
      </Button>
    </div>
  );
}

/** A line of the comparison. */
export interface CompareLine<T> {
  label: string;
  show: (item: T) => ReactNode;
  /** The value in words; products that differ in it are marked. Omitted for lines without a comparable value. */
  words?: (item: T) => string;
}

/** A line that shows its words. */
export function inWords<T>(label: string, words: (item: T) => string): CompareLine<T> {
  return { label, show: words, words };
}

interface DialogProps<T> {
  items: readonly T[];
  pictureOf: (item: T) => string | null;
  lines: readonly CompareLine<T>[];
  words?: CompareWords;
  onClose: () => void;
}

interface Compared {
  id: string;
  name: string;
  description?: string | null;
}

/** Two or three products side by side, line by line. On phones each label is above its values. */
export function CompareDialog<T extends Compared>(props: DialogProps<T>) {
  const { items, pictureOf, lines, words = WORDS, onClose } = props;
  const columns = items.length;
  // Names stand on one line: where one has a picture, all have a place for it.
  const hasPictures = items.some((item) => pictureOf(item));
  // Two columns fit on the narrowest phone. A table with grid rows needs explicit roles.
  const row = "max-sm:grid max-sm:grid-cols-[repeat(var(--columns),minmax(0,1fr))] max-sm:gap-x-2";
  return (
    <Dialog title={words.sideBySide} closeLabel={words.close} onClose={onClose} place="wide">
      <div className="mt-4 overflow-x-auto" tabIndex={0} role="group" aria-label={words.comparison}>
        <table
          role="table"
          style={{ "--columns": columns } as CSSProperties}
          className="w-full table-fixed text-left text-sm max-sm:block max-sm:min-w-[calc(var(--columns)*(min(8.25rem,40vw)+8px))] sm:min-w-[34rem]"
        >
          <thead role="rowgroup" className="max-sm:block">
            <tr role="row" className={row}>
              <th role="columnheader" scope="col" className="w-28 max-sm:sr-only">
                <span className="sr-only">{words.whatIsCompared}</span>
              </th>
              {items.map((item) => (
                <th
                  key={item.id}
                  role="columnheader"
                  scope="col"
                  className="align-top text-base max-sm:pb-2 max-sm:text-sm sm:p-2"
                >
                  {hasPictures && (
                    <ProductPicture
                      url={pictureOf(item)}
                      placeholder={ImageOff}
                      className="mb-2 max-h-44"
                    />
                  )}
                  {item.name}
                  {item.description && (
                    <p className="line-clamp-3 text-sm font-normal text-muted">
                      {item.description}
                    </p>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {lines.map(({ label, show, words: inWords }) => {
              const differs = inWords && new Set(items.map(inWords)).size > 1;
              return (
                <tr
                  key={label}
                  role="row"
                  className={classNames(row, "border-t border-line align-top")}
                >
                  <th
                    role="rowheader"
                    scope="row"
                    className="font-semibold text-muted max-sm:sticky max-sm:left-0 max-sm:col-span-full max-sm:justify-self-start max-sm:pt-2.5 sm:py-2.5 sm:pr-2"
                  >
                    {label} {differs && <span className="sr-only">{words.differs}</span>}
                  </th>
                  {items.map((item) => (
                    <td
                      key={item.id}
                      role="cell"
                      className={classNames(
                        "max-sm:pt-1 max-sm:pb-2.5 sm:p-2.5",
                        inWords && (differs ? "font-semibold" : "text-muted"),
                      )}
                    >
                      {show(item)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
