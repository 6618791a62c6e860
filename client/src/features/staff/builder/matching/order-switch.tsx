import type { LiveMatching } from "@shared/contracts/finder-matching";
import { listWords } from "../words/list-words";
import type { Names } from "../words/names";

interface Props {
  live: LiveMatching;
  isLive: boolean;
  names: Names;
  onSwitch: (isLive: boolean) => void;
}

/** Whose order is shown: the draft's, with the live places beside it, or that of the version that is live. */
export function OrderSwitch({ live: { version, unknown }, isLive, names, onSwitch }: Props) {
  const asked = unknown.map((id) => `“${names.question(id)}”`);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm text-muted">
          {isLive
            ? `Ranked by version ${version}, which shoppers see.`
            : `Ranked by the draft; beside it where version ${version} has them.`}
        </p>
        <div role="group" aria-label="Whose order" className="flex gap-1.5">
          <Choice title="Draft" isOn={!isLive} onPress={() => onSwitch(false)} />
          <Choice title="Live" isOn={isLive} onPress={() => onSwitch(true)} />
        </div>
      </div>
      {asked.length > 0 && (
        <p className="mt-1 text-sm wrap-anywhere">
          Version {version} does not offer all that is answered to {listWords(asked, "and")}: it is
          asked without that.
        </p>
      )}
    </div>
  );
}

function Choice({ title, isOn, onPress }: { title: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="inline-flex min-h-11 items-center rounded-full border border-outline bg-surface px-4 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-text lg:min-h-9"
    >
      {title}
    </button>
  );
}
