const ORIGIN = `http://${process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "127.0.0.1:9099"}`;

const ask = async (path: string, body: unknown): Promise<void> => {
  const response = await fetch(`${ORIGIN}/identitytoolkit.googleapis.com/v1/projects/demo-console/${path}`, {
    method: "POST",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The emulator refused ${path}: ${await response.text()}`);
};

/** The password of every account made here. */
export const PASSWORD = "Known-to-the-emulator-1";

/** Makes an account that the emulator knows and the backend does not; gives its address. */
export const strangerCalled = async (name: string): Promise<string> => {
  const email = `${name}@example.com`;
  await ask("accounts", { localId: name, email, password: PASSWORD, emailVerified: true });
  return email;
};

/** A token of an account made here, as the provider gives it to whoever signs in. */
export const tokenOf = async (email: string): Promise<string> => {
  const response = await fetch(
    `${ORIGIN}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null || !("idToken" in answer))
    throw new Error(`The emulator gave ${email} no token`);
  return String(answer.idToken);
};

/** Changes what the next token of an account says; otherwise two of the same second are the same token. */
export const changeToken = (localId: string, displayName: string): Promise<void> =>
  ask("accounts:update", { localId, displayName });

/** Takes an account away, as the provider's own console does. */
export const removeAccount = (localId: string): Promise<void> => ask("accounts:delete", { localId });

/** Where the latest letter to an address leads; the emulator sends none. */
export const linkSentTo = async (email: string): Promise<string> => {
  const response = await fetch(`${ORIGIN}/emulator/v1/projects/demo-console/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    readonly oobCodes: ReadonlyArray<{ readonly email: string; readonly oobLink: string }>;
  };
  const letter = oobCodes.findLast((each) => each.email === email);
  if (letter === undefined) throw new Error(`The emulator has no letter to ${email}`);
  return letter.oobLink;
};
