import type { Attribute, AttributeShape } from "@shared/contracts/attributes";
import { CheckLine } from "@/staff-kit/check-line";
import { MergeValue } from "./merge-value";
import { MoreValues } from "./more-values";
import { ValuesEditor } from "./values-editor";

interface Props {
  shape: Pick<AttributeShape, "values" | "sizes" | "isOpen">;
  /** Values that are typed, one in a line. */
  lines: string;
  mayWrite: boolean;
  /** The attribute as it is stored, whose values may be merged; undefined where they may not. */
  base: Attribute | undefined;
  change: (changes: Partial<AttributeShape>) => void;
  onLines: (lines: string) => void;
  onMerged: (after: Attribute) => void;
}

/** What products may state in a choice: its values in their order, more of them, and other words. */
export function ValuesPart(props: Props) {
  const { shape, lines, mayWrite, base, change, onLines, onMerged } = props;
  return (
    <>
      <div className="min-w-0 sm:col-span-2">
        <ValuesEditor
          values={shape.values}
          mayWrite={mayWrite}
          onChange={(values) => change({ values })}
          merging={
            base &&
            ((from, end) => (
              <MergeValue
                attribute={base}
                from={from}
                onCancel={end}
                onDone={(after) => {
                  onMerged(after);
                  end();
                }}
              />
            ))
          }
        />
      </div>
      <MoreValues
        lines={lines}
        onChange={(next) => {
          onLines(next);
          change({});
        }}
      />
      {!shape.sizes && (
        <CheckLine
          className="sm:col-span-2"
          label="Products may state other words, too, as they are written"
          isChecked={shape.isOpen === true}
          onChange={(isOpen) => change({ isOpen })}
        />
      )}
    </>
  );
}
