import { setTimeout as delay } from "node:timers/promises";
import type { Client, RedisConnection } from "./redis-connection.ts";

const MIN_RETRY_DELAY = 50;
const MAX_RETRY_DELAY = 2000;

interface Subscription {
  readonly channel: string;
  /** Called with each message, and with undefined whenever messages may have been missed. */
  readonly onMessage: (message: string | undefined) => void;
  /** Missing while it is being established. */
  receiver?: Receiver | undefined;
}

/** A connection that only receives messages from the server of a client. */
interface Receiver {
  readonly client: Client;
  readonly subscriptions: Set<Subscription>;
}

/**
 * Subscribes to channels, with a separate connection to each of their servers. If a subscription is lost with its
 * connection, or because the channel has moved to another node, retries until it is restored. The client would restore it
 * too, but does not say that messages may have been missed.
 */
export function createSubscriptions(connection: Pick<RedisConnection, "findClient">) {
  const wanted = new Set<Subscription>();
  const receivers = new Map<Client, Promise<Receiver>>();
  const closed = new AbortController();

  async function establish(subscription: Subscription): Promise<void> {
    const { channel, onMessage } = subscription;
    for (let retryDelay = MIN_RETRY_DELAY; wanted.has(subscription); retryDelay *= 2) {
      try {
        const receiver = await receiverFor(await connection.findClient(channel));
        await receiver.client.sSubscribe(channel, onMessage);
        subscription.receiver = receiver;
        receiver.subscriptions.add(subscription);
        return wanted.has(subscription) ? onMessage(undefined) : cancel(subscription);
      } catch {
        await delay(Math.min(retryDelay, MAX_RETRY_DELAY), undefined, { signal: closed.signal }).catch(() => {});
      }
    }
  }

  function cancel(subscription: Subscription): void {
    const { receiver, channel, onMessage } = subscription;
    receiver?.subscriptions.delete(subscription);
    // If the connection is lost, so is the subscription.
    receiver?.client.sUnsubscribe(channel, onMessage).catch(() => {});
  }

  function lose({ subscriptions }: Receiver, channel?: string): void {
    for (const subscription of subscriptions) {
      if (channel !== undefined && subscription.channel !== channel) continue;
      subscriptions.delete(subscription);
      subscription.receiver = undefined;
      establish(subscription);
    }
  }

  function receiverFor(server: Client): Promise<Receiver> {
    const receiver = receivers.get(server) ?? openReceiver(server);
    receivers.set(server, receiver);
    return receiver;
  }

  async function openReceiver(server: Client): Promise<Receiver> {
    const { socket } = server.options;
    const client = server.duplicate({ socket: { ...socket, reconnectStrategy: false } });
    const receiver: Receiver = { client, subscriptions: new Set() };
    // Also if it can't connect.
    client.on("error", () => {
      receivers.delete(server);
      client.destroy();
      lose(receiver);
    });
    client.on("sharded-channel-moved", (channel: string) => lose(receiver, channel));
    await client.connect();
    return receiver;
  }

  return {
    subscribe(channel: string, onMessage: Subscription["onMessage"]): () => void {
      const subscription: Subscription = { channel, onMessage };
      wanted.add(subscription);
      establish(subscription);
      return () => {
        if (wanted.delete(subscription)) cancel(subscription);
      };
    },
    close(): void {
      wanted.clear();
      closed.abort();
      for (const receiver of receivers.values()) receiver.then(({ client }) => client.destroy()).catch(() => {});
      receivers.clear();
    },
  };
}
