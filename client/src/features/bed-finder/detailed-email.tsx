import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { MailAnswer } from "@shared/contracts/mail";
import { MAX_NAME_LENGTH, nameProblem } from "@shared/web-address";
import { callApi } from "@/lib/api";
import { emailProblem } from "@/lib/email-problem";
import { Button } from "@/ui/button";
import { MailNote, toastMailFailed, toastMailTaken } from "@/ui/mail-note";
import { TextField } from "@/ui/text-field";

interface Props {
  /** The preferences. */
  answers: object;
  items: readonly { id: string }[];
  /** The link to these results. */
  url: string;
  onSent: () => void;
}

type Fields = Record<"name" | "email" | "message", string>;

/** Sends the results as a mail with pictures and reasons. */
export function DetailedEmail({ answers, items, url, onSent }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, reset, formState } = useForm<Fields>({
    defaultValues: { name: "", email: "", message: "" },
  });
  const { errors } = formState;
  const send = useMutation({
    mutationFn: (fields: Fields) =>
      callApi<MailAnswer>("POST", "/api/recommendations/email", {
        ...fields,
        preferences: answers,
        results: items.map(({ id }) => ({ id })),
        shareUrl: url,
      }),
    onSuccess: (answer) => {
      onSent();
      reset();
      toggle.current?.focus();
      setOpen(false);
      toastMailTaken(answer);
    },
    onError: toastMailFailed,
  });

  const submit = handleSubmit((fields) => {
    if (!send.isPending) send.mutate(fields);
  });

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
      {/* Hidden, not removed: typed text is still there when it is shown again. */}
      <form
        hidden={!isOpen}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-3 grid gap-3 [[hidden]]:hidden"
      >
        <TextField
          label="Your name"
          {...register("name", {
            setValueAs: trimmed,
            validate: (name) => (name === "" ? "Please enter your name" : nameProblem(name)),
          })}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          problem={errors.name?.message}
        />
        <TextField
          label="E-mail address"
          {...register("email", { setValueAs: trimmed, validate: emailProblem })}
          type="email"
          autoComplete="email"
          maxLength={254}
          problem={errors.email?.message}
        />
        <TextField
          label="Message (optional)"
          rows={3}
          maxLength={2000}
          {...register("message", { setValueAs: trimmed })}
        />
        <p className="text-sm text-muted">We use the address for this one email.</p>
        {isOpen && <MailNote instead="Copy Link and WhatsApp work now." />}
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? "Sending..." : "Send Email"}
        </Button>
      </form>
    </section>
  );
}

const trimmed = (text: string) => text.trim();
