const second = 1000;

/** A connection is made within 5 s or not at all, and a peer that vanished is looked for by the system. */
const connecting = { connectionTimeoutMillis: 5 * second, keepAlive: true, keepAliveInitialDelayMillis: 10 * second };

/**
 * The timeouts of request connections, as options of `pg`, milliseconds. A request waits for the pool and at worst for two locks,
 * together less than six seconds.
 */
export const visitorTimeouts = {
  ...connecting,
  lock_timeout: 1.8 * second,
  statement_timeout: 8 * second,
  idle_in_transaction_session_timeout: 10 * second,
};

/**
 * How long a request connection may be in use without a new statement, milliseconds: longer than PostgreSQL's own limits, so the
 * server vanished. `pg`'s `query_timeout` would do the same with a timer for each statement.
 */
export const silenceTimeout = 10 * second;

/** The time limits of the background work, whose statements clear and count whole tables. */
export const jobTimeouts = {
  ...connecting,
  lock_timeout: 10 * second,
  statement_timeout: 60 * second,
  idle_in_transaction_session_timeout: 60 * second,
  query_timeout: 70 * second,
};

/** The timeouts of a listening connection. */
export const listenerTimeouts = { ...connecting, query_timeout: 5 * second };
