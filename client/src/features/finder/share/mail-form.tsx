import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { MailAnswer } from "@shared/contracts/mail";
import { callApi } from "@/lib/api";
import { emailProblemIn } from "@/lib/email-problem";
import { Button } from "@/ui/button";
import { MailNote, toastMailTaken, toastNotSent } from "@/ui/mail-note";
import { TextField } from "@/ui/text-field";
import type { FinderModel } from "../model/model";
import { readPicks } from "../model/picks";
import type { MailFormProps } from "../model/source";

type Props = Pick<MailFormProps, "answers" | "onSent"> & { model: FinderModel };

/** Sends the results to an address. */
export function MailForm({ model, answers, onSent }: Props) {
  const { say, shown } = model;
  const { slug, version, locale } = shown;
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { email: "" } });
  const words = {
    kept: { title: say("mail-kept"), text: say("mail-kept-text") },
    onItsWay: { title: say("mail-on-its-way"), text: say("mail-on-its-way-text") },
    failed: say("mail-failed"),
  };
  const picks = readPicks(answers);
  const send = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      callApi<MailAnswer>("POST", `/api/finders/${encodeURIComponent(slug)}/email`, {
        email,
        version,
        locale,
        answers: Object.fromEntries(
          Object.entries(answers).filter(([id]) => shown.questions.some((each) => each.id === id)),
        ),
        ...(Object.keys(picks).length > 0 && { picks }),
      }),
    onSuccess: (answer) => {
      onSent();
      reset();
      toastMailTaken(answer, words);
    },
    onError: (error) => toastNotSent(error, words.failed),
  });
  const submit = handleSubmit((fields) => {
    if (!send.isPending) send.mutate(fields);
  });
  return (
    <section>
      <h3 className="font-bold">{say("mail-title")}</h3>
      <p className="text-sm text-muted">{say("mail-text")}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
        <TextField
          label={say("mail-address")}
          {...register("email", {
            setValueAs: (text: string) => text.trim(),
            validate: emailProblemIn([say("mail-no-address"), say("mail-wrong-address")]),
          })}
          type="email"
          autoComplete="email"
          maxLength={254}
          problem={formState.errors.email?.message}
        />
        <p className="text-sm text-muted">{say("mail-privacy")}</p>
        <MailNote instead={say("mail-instead")} held={say("mail-held")} />
        <Button look="secondary" type="submit" disabled={send.isPending}>
          {say(send.isPending ? "mail-sending" : "mail-send")}
        </Button>
      </form>
    </section>
  );
}
