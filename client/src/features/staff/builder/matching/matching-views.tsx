import * as Tabs from "@radix-ui/react-tabs";
import { useSearchParams } from "wouter";
import type { TabProps } from "../tab-props";
import { TABLE } from "./console-address";
import { MatchingTab } from "./matching-tab";
import { AnswerTable } from "./table/answer-table";

const VIEWS = [
  { value: "answers", title: "Try answers" },
  { value: "table", title: "Table of products" },
] as const;

/** How answers choose products: tried one by one, or as a table of what they mean for each. */
export function MatchingViews(props: TabProps) {
  const [params, setParams] = useSearchParams();
  const view = params.has(TABLE) ? "table" : "answers";
  const go = (next: string) =>
    setParams(
      (before) => {
        const changed = new URLSearchParams(before);
        if (next === "table") changed.set(TABLE, "");
        else changed.delete(TABLE);
        return changed;
      },
      { replace: true },
    );
  return (
    <Tabs.Root value={view} onValueChange={go}>
      <Tabs.List aria-label="How to look at it" className="flex flex-wrap gap-2">
        {VIEWS.map(({ value, title }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className="min-h-control rounded-full border border-outline bg-surface px-4 font-semibold data-[state=active]:border-accent data-[state=active]:bg-accent-soft data-[state=active]:text-accent-text"
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={view} className="pt-4">
        {view === "table" ? <AnswerTable {...props} /> : <MatchingTab {...props} />}
      </Tabs.Content>
    </Tabs.Root>
  );
}
