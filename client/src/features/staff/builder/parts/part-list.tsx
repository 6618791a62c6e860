import { Plus } from "lucide-react";
import { Button } from "@/ui/button";

interface Props {
  title: string;
  hint: string;
  rows: readonly { id: string; name: string; said: string }[];
  chosen: string | undefined;
  mayWrite: boolean;
  addLabel?: string;
  onChoose: (id: string) => void;
  onAdd?: () => void;
}

/** A short list of what stands beside the questions: each opens in the middle. */
export function PartList(props: Props) {
  const { title, hint, rows, chosen, mayWrite, addLabel, onChoose, onAdd } = props;
  if (rows.length === 0 && (!mayWrite || !onAdd)) return null;
  return (
    <section aria-label={title} className="mt-6 min-w-0">
      <h2 className="font-bold">{title}</h2>
      {rows.length === 0 && <p className="mt-1 text-sm text-muted">{hint}</p>}
      <ul className="mt-2 grid gap-2">
        {rows.map(({ id, name, said }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? "true" : undefined}
              onClick={() => onChoose(id)}
              className="min-h-11 w-full min-w-0 rounded-card border border-outline bg-surface px-3 py-2 text-left wrap-anywhere aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
            >
              <span className="block font-semibold">{name}</span>
              <span className="line-clamp-2 text-sm text-muted">{said}</span>
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && onAdd && (
        <Button look="quiet" className="mt-1 min-h-11! px-0! text-sm!" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          {addLabel}
        </Button>
      )}
    </section>
  );
}
