import { scalarText, type Scalar } from "@shared/list-text";
import { Button } from "@/staff-kit/button";

interface Props {
  /** The compared fields with their labels, by name. */
  labels: Record<string, string>;
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people changed the same row: shows both versions, and asks which one to keep. */
export function Conflict({ labels, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const different = Object.keys(labels).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
  return (
    <section
      role="alert"
      aria-label="Somebody else has changed this"
      className="mt-4 rounded-card border border-danger p-4"
    >
      <h2 className="font-bold">Somebody else has changed this meanwhile</h2>
      {different.length === 0 ? (
        <p className="mt-1 text-sm text-muted">What you see in these fields is the same in both.</p>
      ) : (
        <div className="mt-2 overflow-x-auto">
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                <th className="py-1 pr-4">Field</th>
                <th className="py-1 pr-4">Stored now</th>
                <th className="py-1">Yours</th>
              </tr>
            </thead>
            <tbody>
              {different.map((name) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="py-1.5 pr-4 font-semibold">
                    {labels[name]}
                  </th>
                  <td className="py-1.5 pr-4">{inWords(theirs[name])}</td>
                  <td className="py-1.5">{inWords(mine[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onKeepMine}>
          Overwrite with mine
        </Button>
        <Button look="secondary" onClick={onTakeTheirs}>
          Use the stored version
        </Button>
      </div>
    </section>
  );
}

/** A value in words: lists with commas, empty as a dash. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(inWords).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? JSON.stringify(value) : scalarText(value as Scalar);
}
