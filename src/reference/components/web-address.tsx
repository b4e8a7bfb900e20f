import { relative } from "../site.ts";
import { usePage } from "./link.tsx";

/** The changelog as an Atom feed. */
export const FEED = "changelog/feed.xml";

/** What search engines and previews of links read, all of which needs the address of the site. */
export function WebAddress({ title, description }: { title: string; description: string }) {
  const { site, path, baseUrl } = usePage();
  if (!baseUrl) return null;
  const url = new URL(path, baseUrl).href;
  const name = site.document.info.title;
  const article = {
    "@context": "https://schema.org",
    "@type": path === "" ? "WebSite" : "TechArticle",
    ...(path === "" ? { name } : { headline: title, isPartOf: { "@type": "WebSite", name, url: baseUrl.href } }),
    description,
    url,
  };
  // A script element is not text: its content is not escaped, and "<" could begin the tag that ends it.
  const json = JSON.stringify(article).replaceAll("<", "\\u003c");
  return (
    <>
      <link rel="canonical" href={url} />
      <link rel="alternate" type="application/atom+xml" title="Changelog" href={relative(path, FEED)} />
      <meta property="og:type" content={path === "" ? "website" : "article"} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL("assets/preview.png", baseUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
