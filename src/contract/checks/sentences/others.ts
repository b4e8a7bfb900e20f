import { findCase } from "../../cases.ts";
import { minimalInput } from "../../requests/input.ts";
import type { Body } from "../../requests/prepare.ts";
import { Skipped } from "../../skipped.ts";
import { lists, type Sentence } from "./sentence.ts";

const hasEnded = (status: string): boolean => ["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"].includes(status);

/** The sentences about models, batch jobs and users. */
export const others: readonly Sentence[] = [
  {
    operations: ["models.list"],
    text: "Return only the model with this id or alias.",
    run: async ({ send, until }) => {
      const { data } = await send("models.list");
      const named = data?.find(({ aliases }: Body) => aliases.length > 0);
      if (!named) throw new Skipped("no model has an alias");
      return until(async () => {
        const found = (await send("models.list", { query: { model: named.aliases[0] } })).data;
        return [["/body/data", [named.id], found.map(({ id }: Body) => id)]];
      });
    },
  },
  {
    operations: ["batch.jobs.create"],
    text: "Set to true to return only jobs that you created.",
    run: async ({ send, until }) => {
      const { id } = await send("batch.jobs.create");
      return until(async () => {
        const { data } = await send("batch.jobs.list", { query: { created_by_me: true } });
        const ids = data.map((job: Body) => job.id);
        return [lists("/body/data", id, ids, "you created it")];
      });
    },
  },
  {
    operations: ["batch.jobs.cancel"],
    text: "The job is already in a final state and cannot be canceled",
    run: async ({ send, status, until }) => {
      const { path: example = {} } = minimalInput(findCase("batch.jobs.delete"));
      const isKnown = (await status("batch.jobs.get", { path: example })) === 200;
      const path = isKnown ? example : { job_id: (await send("batch.jobs.create")).id };
      if (!isKnown) await send("batch.jobs.cancel", { path });
      const readState = async () => (await send("batch.jobs.get", { path })).status;
      const left = await until(async () => [["/body/status", true, hasEnded(await readState())]]);
      if (left.length > 0) throw new Skipped("no batch job has ended");
      const [before, received] = [await readState(), await status("batch.jobs.cancel", { path })];
      return until(async () => [
        ["/status", 409, received],
        ["/body/status", before, await readState()],
      ]);
    },
  },
  {
    operations: ["batch.jobs.delete"],
    text: "You cannot delete a job that is queued, running or being canceled.",
    run: async ({ send, status }) => {
      const statuses = [false, true].map(async (isCanceled) => {
        let received: number | undefined;
        // A job may end just before it is deleted, but not each one.
        for (let tries = 0; tries < 3 && received !== 409; tries += 1) {
          const path = { job_id: (await send("batch.jobs.create")).id };
          if (isCanceled) await send("batch.jobs.cancel", { path });
          if (hasEnded((await send("batch.jobs.get", { path })).status)) return undefined;
          received = await status("batch.jobs.delete", { path });
        }
        return received;
      });
      return (await Promise.all(statuses)).map((received) => ["/status", 409, received]);
    },
  },
  {
    operations: ["models.archive"],
    text: "An archived model is still listed but cannot be used in requests.",
    run: async ({ send, status, until }) => {
      const { path = {} } = minimalInput(findCase("models.archive"));
      const body = { model: path.model_id, inputs: "When is low water?", store: false };
      const ask = () => status("conversations.start", { body });
      if ((await ask()) >= 300) throw new Skipped("the model of the example cannot be used");
      await send("models.archive", { path });
      const used = await until(async () => {
        const received = await ask();
        return [["/status", "an error from conversations.start", received, "the model is archived", received >= 400]];
      });
      await send("models.unarchive", { path });
      const unused = await until(async () => {
        const received = await ask();
        return [["/status", "a success from conversations.start", received, "it is unarchived", received < 300]];
      });
      return [...used, ...unused];
    },
  },
  {
    operations: ["users.me.get"],
    text: "The secret itself is never returned.",
    run: async ({ session, send }) => {
      const { api_key } = await send("users.me.get");
      const isShown = session.key.length > 7 && JSON.stringify(api_key).includes(session.key);
      return [["/body/api_key", "no secret", api_key, "it is never returned", !isShown]];
    },
  },
  ...["organization", "workspace"].map(
    (name): Sentence => ({
      operations: ["users.me.get"],
      text: `${name[0]!.toUpperCase()}${name.slice(1)} that the request was made in; null if none is active.`,
      run: async ({ send, until }) => {
        const own = (await send("users.me.get"))[name];
        return until(async () => {
          const listed = (await send(`users.me.${name}s.list`))[`${name}s`];
          return [[`/body/${name}`, listed.find(({ id }: Body) => id === own?.id) ?? own, own]];
        });
      },
    }),
  ),
];
