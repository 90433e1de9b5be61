declare const of: unique symbol;

/** An identifier of one kind of record; opaque text, so that a user's id never stands where a kitchen's should. */
export type Id<Of extends string> = string & { readonly [of]: Of };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text may be sent as a record's id (D35). What fails here is "not found" without a request. */
export const isId = <Of extends string>(text: string): text is Id<Of> => ID.test(text);
