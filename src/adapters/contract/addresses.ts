/** Below this address the calls of the contract are. */
export const API = "/api/v1";

/** Addresses of calls that are asked without the rest of the contract. */
export const HEALTH = `${API}/health`;
export const EXCHANGE = `${API}/authentication/exchange`;
