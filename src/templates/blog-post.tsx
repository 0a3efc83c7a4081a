import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { breadcrumbs, StructuredData } from '../seo/structured-data';
import { BlogPost, BlogPostHead } from '../sections/blog-post';
import { BestPlate } from '../sections/features/examples/gaps-example';
import { blogPosting, modifiedOf } from '../seo/structured-data/blog';

export default function BlogPostPage({ data }: PageProps<Queries.BlogPostPageQuery>) {
  const { content, markdownRemark, related } = data;
  // The page was created for this article (plugins/site/hooks/create-pages.ts).
  if (!markdownRemark) return null;
  return (
    <BlogPost
      labels={content.blog}
      post={markdownRemark}
      related={related}
      ways={content.site.ways}
      plate={<BestPlate {...data.bestPlate} className="w-[min(7rem,28vw)] sm:row-span-2 sm:w-36" />}
    />
  );
}

export function Head({ data }: HeadProps<Queries.BlogPostPageQuery>) {
  const { content, markdownRemark: post, page } = data;
  if (!post) return null;
  const { title, category: section, date: published } = post.frontmatter;
  const { path } = post.fields;
  const article = { section, published, updated: modifiedOf(post.frontmatter) };
  return (
    <>
      <Seo
        site={content.site}
        title={title}
        description={post.excerpt}
        path={path}
        share={post.share}
        article={article}
      />
      <BlogPostHead post={post} />
      <StructuredData
        things={[
          breadcrumbs(content.site, page, { name: title, path }),
          blogPosting(content.site, content.blog, post),
        ]}
      />
    </>
  );
}

export const query = graphql`
  query BlogPostPage($id: String!, $relatedIds: [String!]!) {
    content {
      ...Layout
      blog {
        ...BlogPostLabels
        defaults {
          author
        }
      }
    }
    bestPlate {
      ...BestPlate
    }
    markdownRemark(id: { eq: $id }) {
      ...Post
    }
    page(path: "/blog") {
      ...PageHead
    }
    related: posts(ids: $relatedIds) {
      ...PostCard
    }
  }
`;
