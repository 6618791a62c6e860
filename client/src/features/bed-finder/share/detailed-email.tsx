import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import type { MailAnswer } from "@shared/contracts/mail";
import type { BedPreferences } from "@shared/contracts/preferences";
import type { RecommendedBed } from "@shared/contracts/recommendations";
import type { ShareChannel } from "@shared/finder-steps";
import { MOST_NAME_LENGTH, nameProblem } from "@shared/strangers-text";
import { callApi } from "@/lib/api";
import { emailProblem } from "@/lib/email-problem";
import { Button } from "@/ui/button";
import { MailNote } from "@/ui/mail-note";
import { toastMailFailed, toastMailTaken } from "@/ui/mail-toasts";
import { TextField } from "@/ui/text-field";

interface Props {
  preferences: BedPreferences;
  beds: RecommendedBed[];
  url: string;
  onShare: (channel: ShareChannel) => void;
}

type Fields = Record<"name" | "email" | "message", string>;

/** The results as a mail with pictures and reasons, sent by us. */
export function DetailedEmail({ preferences, beds, url, onShare }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Fields>>({});
  const send = useMutation({
    mutationFn: (fields: Fields) =>
      callApi<MailAnswer>("POST", "/api/recommendations/email", {
        ...fields,
        preferences,
        results: beds.map(({ id }) => ({ id })),
        shareUrl: url,
      }),
    onSuccess: (answer) => {
      onShare("detailed-email");
      form.current?.reset();
      toggle.current?.focus();
      setOpen(false);
      toastMailTaken(answer);
    },
    onError: toastMailFailed,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => (typed.get(name) as string).trim();
    const fields: Fields = { name: read("name"), email: read("email"), message: read("message") };
    const found = check(fields);
    setProblems(found);
    if (Object.keys(found).length === 0 && !send.isPending) send.mutate(fields);
  };

  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-bold">Send Detailed Email</h3>
        <Button
          ref={toggle}
          look="quiet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mr-2 shrink-0 px-2!"
        >
          {isOpen ? "Hide Form" : "Show Form"}
        </Button>
      </div>
      <p className="text-sm text-muted">
        Every bed with its picture, its price and why it matches.
      </p>
      {/* Hidden, not gone: what was typed is still there when it is shown again. */}
      <form
        ref={form}
        hidden={!isOpen}
        noValidate
        onSubmit={submit}
        className="mt-3 grid gap-3 [[hidden]]:hidden"
      >
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={MOST_NAME_LENGTH}
          problem={problems.name}
        />
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          problem={problems.email}
        />
        <TextField label="Message (optional)" name="message" rows={3} maxLength={2000} />
        <p className="text-sm text-muted">We use the address for this one mail.</p>
        {isOpen && <MailNote instead="Copy Link and WhatsApp work now." />}
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? "Sending..." : "Send Email"}
        </Button>
      </form>
    </section>
  );
}

function check({ name, email }: Fields): Partial<Fields> {
  const problems = {
    name: name === "" ? "Please enter your name" : nameProblem(name),
    email: emailProblem(email),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
