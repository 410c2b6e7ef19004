/** The library of authenticators, loaded with the first face: its certificates and parsers take a quarter of a second of each start. */
export const webauthn = () => import('@simplewebauthn/server')
