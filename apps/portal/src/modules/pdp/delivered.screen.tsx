import type { ResourceScreen } from '../ResourcePages.tsx'
import { SignatureInput } from './delivery/SignatureInput.tsx'

export const screen: ResourceScreen = { parts: { inputs: { signature: SignatureInput } } }
