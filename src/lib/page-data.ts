/**
 * Fetches the data of another page of this site from the file that Gatsby writes for it.
 * @param path a path without a slash at the end, such as `/try`
 * @throws if the file can't be fetched or has no data, and names its address
 */
export async function fetchPageData<Data>(path: string): Promise<Data> {
  const address = `/page-data${path}/page-data.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  const page = (await response.json()) as { result?: { data?: Data } };
  if (!page.result?.data) throw new Error(`${address} has no "result.data".`);
  return page.result.data;
}
