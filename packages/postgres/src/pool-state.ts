/** State of a pool, for metrics. */
export interface PoolState {
  readonly connections: number;
  /** Connections that failed last, and are tried again each second. */
  readonly down: number;
  /** Connections whose answer is overdue, as behind a lock. */
  readonly blocked: number;
  /** Statements without an answer yet, those that wait for a connection included. */
  readonly pending: number;
}
