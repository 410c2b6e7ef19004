export { dayAt as localDay, endOfDay, instantOf, localTime, startOfDay } from '@bip/contract'
