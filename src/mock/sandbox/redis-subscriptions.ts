import { setTimeout as delay } from "node:timers/promises";
import type { Client, RedisConnection } from "./redis-connection.ts";

const MIN_RETRY_DELAY = 50;
const MAX_RETRY_DELAY = 2000;

export interface Subscriptions {
  subscribe(channel: string, onMessage: OnMessage): () => void;
  close(): void;
}

/** Called with each message, and with undefined whenever messages may have been missed. */
type OnMessage = (message: string | undefined) => void;

interface Subscription {
  readonly listeners: Set<OnMessage>;
  /** Ends the subscription in Redis. */
  cancel?: () => void;
}

/** A connection that only receives messages from the server of a client. */
interface Receiver {
  readonly client: Client;
  readonly channels: Set<string>;
}

/**
 * Subscribes to channels, with a separate connection to each of their servers. If a subscription is lost with its
 * connection, or because the channel has moved to another node, retries until it is restored.
 */
export function createSubscriptions(connection: Pick<RedisConnection, "findClient">): Subscriptions {
  const subscriptions = new Map<string, Subscription>();
  const receivers = new Map<Client, Promise<Receiver>>();
  const closed = new AbortController();

  async function establish(channel: string, subscription: Subscription): Promise<void> {
    const isWanted = () => subscriptions.get(channel) === subscription;
    const deliver = (message: string | undefined) => {
      for (const listener of subscription.listeners) listener(message);
    };
    for (let retryDelay = MIN_RETRY_DELAY; isWanted(); retryDelay = Math.min(2 * retryDelay, MAX_RETRY_DELAY)) {
      try {
        const { client, channels } = await receiverFor(await connection.findClient(channel));
        await client.sSubscribe(channel, deliver);
        const cancel = () => {
          channels.delete(channel);
          client.sUnsubscribe(channel, deliver).catch(() => {}); // The connection is lost, and the subscription with it.
        };
        if (!isWanted()) return cancel();
        channels.add(channel);
        subscription.cancel = cancel;
        return deliver(undefined);
      } catch {
        await delay(retryDelay, undefined, { signal: closed.signal }).catch(() => {});
      }
    }
  }

  function lose(channel: string): void {
    const subscription = subscriptions.get(channel);
    if (subscription) establish(channel, subscription);
  }

  function receiverFor(server: Client): Promise<Receiver> {
    const known = receivers.get(server);
    if (known) return known;
    const opened = openReceiver(server);
    receivers.set(server, opened);
    opened.catch(() => receivers.delete(server));
    return opened;
  }

  async function openReceiver(server: Client): Promise<Receiver> {
    const { socket } = server.options;
    const client = server.duplicate({ socket: { ...socket, reconnectStrategy: false } });
    const receiver = { client, channels: new Set<string>() };
    client.on("error", () => {
      receivers.delete(server);
      client.destroy();
      for (const channel of receiver.channels) lose(channel);
      receiver.channels.clear();
    });
    client.on("sharded-channel-moved", (channel: string) => {
      receiver.channels.delete(channel);
      lose(channel);
    });
    await client.connect();
    return receiver;
  }

  return {
    subscribe(channel, onMessage) {
      const known = subscriptions.get(channel);
      const subscription: Subscription = known ?? { listeners: new Set() };
      // The same function may be passed twice.
      const listener: OnMessage = (message) => onMessage(message);
      subscription.listeners.add(listener);
      if (!known) {
        subscriptions.set(channel, subscription);
        establish(channel, subscription);
      }
      return () => {
        if (!subscription.listeners.delete(listener) || subscription.listeners.size > 0) return;
        subscriptions.delete(channel);
        subscription.cancel?.();
      };
    },
    close() {
      subscriptions.clear();
      closed.abort();
      for (const receiver of receivers.values()) receiver.then(({ client }) => client.destroy()).catch(() => {});
      receivers.clear();
    },
  };
}
