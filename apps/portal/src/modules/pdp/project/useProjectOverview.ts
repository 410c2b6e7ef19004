import { type ProjectFacts, type ProjectOverview, project, projectCalls } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import useSWR from 'swr'

/** One project at a glance; asked anew whenever something of projects is stored here. */
export const useProjectOverview = (projectId: string) => {
  const { client } = useHost()
  return useSWR<ProjectOverview, Error>(['about', project.key, projectCalls.overview, projectId], () =>
    client.request<ProjectOverview>({ path: projectCalls.overview, query: { projectId }, silent: true }),
  )
}

/** What the running projects are judged by. */
export const useProjectFacts = () => {
  const { client } = useHost()
  return useSWR<ProjectFacts[], Error>(['about', project.key, projectCalls.facts], () =>
    client.request<ProjectFacts[]>({ path: projectCalls.facts, silent: true }),
  )
}
