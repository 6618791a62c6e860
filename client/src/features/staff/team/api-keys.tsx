import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ApiKey, MadeApiKey } from "@shared/contracts/api-keys";
import { useAskFirst } from "@/staff-kit/ask-first";
import { Button } from "@/staff-kit/button";
import { CodeBox } from "@/staff-kit/code-box";
import { Loaded } from "@/staff-kit/staff-page";
import { useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { dayText } from "@/lib/formats";
import { Dialog } from "@/ui/dialog";
import { showToast } from "@/ui/toast-store";
import { MakeApiKey } from "./make-api-key";

/** Keys for programs: made, shown once, and taken back. */
export function ApiKeys() {
  const { data, isPending, isError, error, refetch } = useStaffQuery<ApiKey[]>("api-keys");
  const change = useChange();
  const { ask, dialog } = useAskFirst();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeApiKey>();
  const makeButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    flushSync(() => setMaking(false));
    makeButton.current?.focus();
  };
  const takeBack = ({ id, name }: ApiKey) =>
    ask({
      title: `Take back the key of ${name}?`,
      text: "The program that uses it stops working at once. A key that was taken back cannot be brought back.",
      action: "Take it back",
      onAgree: () =>
        change.mutate(
          { method: "DELETE", path: `api-keys/${id}` },
          { onSuccess: () => showToast({ title: `The key of ${name} opens nothing now` }) },
        ),
    });
  return (
    <section aria-labelledby="api-keys" className="mt-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="api-keys" className="text-lg font-bold">
            API keys
          </h2>
          <p className="text-sm text-muted">
            For programs that keep products or finders: no session, a role, and an end.{" "}
            <a href="/api/docs" className="font-semibold text-accent-text underline">
              What they can call
            </a>
          </p>
        </div>
        <Button
          ref={makeButton}
          look="secondary"
          onClick={() => setMaking(true)}
          disabled={isMaking}
        >
          <KeyRound aria-hidden className="size-4" />
          Make a key
        </Button>
      </div>
      {isMaking && (
        <MakeApiKey
          onCancel={closeForm}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
        />
      )}
      <Loaded isPending={isPending} isError={isError} error={error} onRetry={() => void refetch()}>
        {data?.length === 0 && !isMaking && (
          <p className="text-sm text-muted">No program has a key yet.</p>
        )}
        <ul className="grid grid-cols-1 gap-2">
          {data?.map((key) => (
            <li
              key={key.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2"
            >
              <div className="min-w-40 grow basis-40 wrap-anywhere">
                <p className="font-semibold">{key.name}</p>
                <p className="text-sm text-muted">{aboutKey(key, new Date())}</p>
              </div>
              <Button look="quiet-danger" className="px-2" onClick={() => takeBack(key)}>
                Take back
                <span className="sr-only"> the key of {key.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Loaded>
      {made && (
        <Dialog
          title={`The key of ${made.name}`}
          description="Copy it now: it is not shown again. Whoever has it can do what its role may."
          closeLabel="Close, I have copied it"
          onClose={() => setMade(undefined)}
        >
          <div className="mt-4">
            <CodeBox
              title="API key"
              hint="Sent with every request, as the header Authorization: Bearer."
              code={made.key}
            />
          </div>
        </Dialog>
      )}
      {dialog}
    </section>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long before its end, a key says how many days are left. */
const SOON_DAYS = 14;

/** "editor · ends in …f3Qa · until 1 March 2027 · used today". */
export function aboutKey(
  { role, ending, endsAt, madeBy, lastUsedAt }: Omit<ApiKey, "id" | "name" | "createdAt">,
  now: Date,
): string {
  const left = Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS);
  const soon = left === 1 ? "ends tomorrow" : `ends in ${left} days`;
  const until = left <= 0 ? "has ended" : left <= SOON_DAYS ? soon : `until ${dayText(endsAt)}`;
  const used = lastUsedAt === null ? "not used yet" : `last used ${dayText(lastUsedAt)}`;
  return [role, `…${ending}`, until, used, `made by ${madeBy}`].join(" · ");
}
