import { useChange } from "@/staff-kit/use-staff-data";
import { Button } from "@/staff-kit/button";
import { showToast } from "@/ui/toast-store";
import { CodeBox } from "@/staff-kit/code-box";

interface Props {
  client: string;
  allowsAgents: boolean;
  isDisabled: boolean;
}

/** Lets AI assistants ask the finder, or stops them. */
export function AgentsBox({ client, allowsAgents, isDisabled }: Props) {
  const change = useChange();
  const press = () =>
    change.mutate(
      {
        method: "PUT",
        path: `embed-settings/agents?client=${client}`,
        body: { allowsAgents: !allowsAgents },
      },
      {
        onSuccess: () =>
          showToast({
            title: allowsAgents ? "AI assistants are kept out" : "AI assistants may ask",
            text: allowsAgents
              ? "They are told that there is no such finder."
              : "Give its address to those who connect an assistant.",
          }),
      },
    );
  return (
    <section className="mt-6">
      <h2 className="text-lg font-bold">AI assistants</h2>
      <p className="mt-1 text-sm text-muted">
        {allowsAgents
          ? "Assistants may read this finder’s questions and get the same products, with the same reasons, as shoppers."
          : "Assistants may not ask this finder."}
        {isDisabled && " Save your changes before you change this."}
      </p>
      <Button
        look="secondary"
        className="mt-2"
        disabled={isDisabled || change.isPending}
        onClick={press}
      >
        {allowsAgents ? "Keep assistants out" : "Let assistants ask"}
      </Button>
      {allowsAgents && (
        <CodeBox
          title="Address for assistants"
          hint="For any assistant that speaks the Model Context Protocol. Where the finder has a password, it also needs the embed key, as its bearer token."
          code={`${window.location.origin}/api/mcp`}
        />
      )}
    </section>
  );
}
