/** Types of what the service sends: enums are open, since a later version within v1 may add values. */

/** True if a type has several values, else false. */
type IsOneOf<All, Each = All> = All extends unknown ? ([Each] extends [All] ? false : true) : never;

/** Any other text, where the type is an enum. An editor completes the known values still. */
type OthersThan<Value, Text = Extract<Value, string>> = string extends Text
  ? never
  : true extends IsOneOf<Text>
    ? string & {}
    : never;

/** Names of members that have a single text in one of the forms. They tell the forms apart. */
type Telling<Form> = Form extends object
  ? {
      [Name in keyof Form]-?: Form[Name] extends string
        ? string extends Form[Name]
          ? never
          : true extends IsOneOf<Form[Name]>
            ? never
            : Name
        : never;
    }[keyof Form]
  : never;

type OpenForms<Form, Told> = Form extends readonly (infer Item)[]
  ? ([Extract<Item, object>] extends [never] ? Item | OthersThan<Item> : Open<Item>)[]
  : Form extends object
    ? {
        [Name in keyof Form]: Name extends Told
          ? Form[Name]
          : [Extract<Form[Name], object>] extends [never]
            ? Form[Name] | OthersThan<Form[Name]>
            : Open<Form[Name]>;
      }
    : Form;

/**
 * A value as the service sends it. An enum, such as `"inbound" | "outbound"`, may be another text, too. A member that tells
 * forms apart, such as `type`, stays as it is, so that a program can narrow by it.
 */
export type Open<Value> = OpenForms<Value, Telling<Value>> | OthersThan<Value>;

/** Values of an open enum that this version knows, such as the keys of a table of words. */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;
