import type { FilePlan } from "@shared/contracts/file-look";
import { FieldFrame } from "@/staff-kit/field-frame";

type SourceChoices = Pick<FilePlan, "emptyCells" | "absent">;

const EMPTY: Record<FilePlan["emptyCells"], string> = {
  leave: "Leaves what is there",
  empty: "Empties what is there",
};
const ABSENT: Record<FilePlan["absent"], string> = {
  stay: "Stays as it is",
  "out of stock": "Is out of stock",
  "leave the catalog": "Leaves the catalog",
};

interface Props {
  name: string;
  onName: (name: string) => void;
  choices: SourceChoices;
  onChoices: (choices: SourceChoices) => void;
  /** Whether the catalog is new: nothing is there that could be emptied or left behind. */
  isNew: boolean;
  /** Whether products came from the source before. */
  isNext: boolean;
  /** Whether products can be taken out of the catalog. */
  mayLeave: boolean;
  problem?: string | undefined;
}

/** Under which name an import is kept, and what its files mean for what is there already. */
export function SourceFields(props: Props) {
  const { name, onName, choices, onChoices, isNew, isNext, mayLeave, problem } = props;
  return (
    <>
      <FieldFrame
        label="Name of the source"
        problem={problem}
        hint={isNext ? undefined : "Its next file then asks only what is new."}
      >
        {(input) => (
          <input
            {...input}
            value={name}
            disabled={isNext}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </FieldFrame>
      {!isNew && (
        <FieldFrame label="An empty cell">
          {(input) => (
            <select
              {...input}
              value={choices.emptyCells}
              onChange={({ target }) =>
                onChoices({ ...choices, emptyCells: target.value as FilePlan["emptyCells"] })
              }
            >
              {Object.entries(EMPTY).map(([rule, words]) => (
                <option key={rule} value={rule}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {isNext && (
        <FieldFrame label="A product of the source that is not in the file">
          {(input) => (
            <select
              {...input}
              value={choices.absent}
              onChange={({ target }) =>
                onChoices({ ...choices, absent: target.value as FilePlan["absent"] })
              }
            >
              {Object.entries(ABSENT)
                .filter(([rule]) => mayLeave || rule !== "leave the catalog")
                .map(([rule, words]) => (
                  <option key={rule} value={rule}>
                    {words}
                  </option>
                ))}
            </select>
          )}
        </FieldFrame>
      )}
    </>
  );
}
