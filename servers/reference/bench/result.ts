/** Cost of a fault. */
export interface Result {
  readonly name: string;
  readonly lost: number;
  readonly twice: number;
  readonly of: number;
  readonly note: string;
}
