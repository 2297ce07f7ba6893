import { call } from '../net/api';

/// Whether this browser makes passkeys for this page: over plain HTTP in a home network it does not, nor for an address
/// without a name.
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && 'getPublicKey' in AuthenticatorAttestationResponse.prototype && !/^\[|^[\d.]+$/.test(location.hostname);

/// A little less than a challenge is good for.
const PATIENCE_MS = 280_000;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const key = (id: string): PublicKeyCredentialDescriptor => ({ type: 'public-key', id: bytes(id) });

/// Why no passkey came of it; `code` names the sentence. Nothing is thrown when somebody has changed their mind.
class Unable {
  constructor(readonly code: 'same-device' | 'no-passkey') {}
}

let isOpen = false;

/// What the browser's dialog gives; nothing if it was closed, or is open already.
const asked = async (dialog: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> => {
  if (isOpen) return undefined;
  isOpen = true;
  try {
    return ((await dialog()) as PublicKeyCredential | null) ?? undefined;
  } catch (problem) {
    const { name } = problem as DOMException;
    // Closing the dialog and letting the time run out look the same to a page.
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    throw new Unable(name === 'InvalidStateError' ? 'same-device' : 'no-passkey');
  } finally {
    isOpen = false;
  }
};

export const inability = (problem: unknown): Unable['code'] | undefined => (problem instanceof Unable ? problem.code : undefined);

interface Beginning {
  challenge: string;
  user: { id: string; name: string };
  algorithms: number[];
  exclude: string[];
}

/// Makes a passkey and gives it to the server, for one's account or, with a name, to become one. Answers nothing if somebody
/// has changed their mind.
export const addPasskey = async <T>(name?: string): Promise<T | undefined> => {
  const { challenge, user, algorithms, exclude } = await call<Beginning>('POST', '/account/passkeys/challenge', { name });
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { name: 'Parlor' },
        user: { id: bytes(user.id), name: user.name, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map(key),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: PATIENCE_MS,
      },
    }),
  );
  if (!made) return undefined;
  const response = made.response as AuthenticatorAttestationResponse;
  const publicKey = response.getPublicKey();
  if (!publicKey) throw new Unable('no-passkey');
  return call<T>('POST', '/account/passkeys', {
    name,
    id: text(made.rawId),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.getAuthenticatorData()),
    publicKey: text(publicKey),
    algorithm: response.getPublicKeyAlgorithm(),
  });
};

/// Logs in with whichever passkey is chosen. Answers nothing if somebody has changed their mind.
export const logInWithPasskey = async <T>(): Promise<T | undefined> => {
  const { challenge } = await call<{ challenge: string }>('POST', '/account/login/challenge');
  const used = await asked(() =>
    navigator.credentials.get({ publicKey: { challenge: bytes(challenge), userVerification: 'required', timeout: PATIENCE_MS } }),
  );
  if (!used) return undefined;
  const response = used.response as AuthenticatorAssertionResponse;
  return call<T>('POST', '/account/login/passkey', {
    id: text(used.rawId),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: text(response.userHandle ?? new ArrayBuffer(0)),
  });
};
