import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Answers } from "@shared/finders/answers";
import { focusOn } from "@/lib/focus-place";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import type { OpenedModel } from "../model/opened-model";
import { summary } from "../model/summary";
import { FinderSetsList } from "./finder-sets-list";
import { savedSetsOf } from "./saved-sets";

/** Named sets of answers on this device. */
export function SavedAnswers({ wizard, model }: { wizard: Wizard<Answers>; model: OpenedModel }) {
  const { say, outside } = model;
  const [name, setName] = useState("");

  const save = () => {
    const answers = outside.write(model, wizard.answers);
    const isKept = savedSetsOf(model).save(name, answers, new Date());
    setName("");
    showToast(
      isKept
        ? { title: say("saved-done"), text: say("saved-done-text") }
        : { title: say("saved-visit-only"), text: say("saved-visit-only-text") },
    );
  };

  return (
    <section className="min-w-0">
      <h3 className="font-bold">{say("saved-title")}</h3>
      <div className="mt-2 rounded-xl bg-accent-soft p-3 sm:p-4">
        <p className="text-sm font-semibold">{say("saved-current")}</p>
        <p className="text-sm text-muted">{summary(model, wizard.answers)}</p>
        <form
          className="mt-2 grid gap-2 sm:gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label={say("saved-name")}
            name="name"
            maxLength={60}
            value={name}
            placeholder={say("saved-hint")}
            onChange={(event) => setName(event.target.value)}
          />
          <Button look="secondary" type="submit">
            {say("saved-save")}
          </Button>
        </form>
      </div>
      <FinderSetsList
        wizard={wizard}
        model={model}
        // The results far above have changed.
        onLoad={() => focusOn(document.querySelector("h1"))}
      />
      <details className="group mt-2 text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden">
          {say("saved-tips")}
          <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <ul className="list-disc space-y-1 pl-5 text-muted">
          <li>{say("saved-tip-names")}</li>
          <li>{say("saved-tip-place")}</li>
          <li>{say("saved-tip-prices")}</li>
        </ul>
      </details>
    </section>
  );
}
